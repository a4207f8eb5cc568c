import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { citySocialPicture, placeSocialPicture } from './social-picture.ts'

const near = (cityName: string, drivingTimeMinutes: number | null = null) => [
  { cityName, drivingTimeMinutes },
]
type Drawn = Parameters<typeof placeSocialPicture>[0]

const zoo = (fields: Partial<Pick<Drawn, 'scenes' | 'updatedAt' | 'nearCities' | 'sources'>> = {}) => ({
  ...{ slug: 'schonbrunn', funTypes: [{ slug: 'zoo' }], scenes: ['zoo-panda'] },
  ...{ updatedAt: '2026-11-22T10:00:00Z', nearCities: near('Vienna'), sources: {}, ...fields },
})

const namesIn = (folder: string) => readdirSync(folder).map((file) => file.replace(/\.\w+$/, ''))

test('every scene is there as a bitmap (else: node src/commands/draw.ts)', () => {
  expect(namesIn('public/scenes').toSorted()).toEqual(
    namesIn('public/art')
      .filter((name) => name !== 'hero')
      .toSorted(),
  )
})

test('the address of a picture changes with what it shows', () => {
  expect(placeSocialPicture(zoo())).not.toBe(placeSocialPicture(zoo({ scenes: ['zoo-bear'] })))
  expect(placeSocialPicture(zoo())).not.toBe(placeSocialPicture(zoo({ updatedAt: '2026-11-22T10:00:01Z' })))
  // Of the nearest city it tells the name and the drive, which change without the place.
  for (const nearCities of [near('Wien'), near('Vienna', 12), []])
    expect(placeSocialPicture(zoo())).not.toBe(placeSocialPicture(zoo({ nearCities })))
  // Somebody may measure where it lies, and find it right where it was.
  const lat = { source: 'starter', grade: 'usual', date: '2025', url: null } as const
  expect(placeSocialPicture(zoo())).not.toBe(placeSocialPicture(zoo({ sources: { lat } })))
  const vienna = { slug: 'vienna', name: 'Vienna', country: 'Austria' }
  expect(citySocialPicture(vienna)).toMatch(/^\/og\/city\/vienna\.png\?v=\w+-Vienna%2C%20Austria$/)
  expect(citySocialPicture(vienna)).not.toBe(citySocialPicture({ ...vienna, name: 'Wien' }))
})
