import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { dateOf } from '../days/day-hours.ts'
import { reckonDays } from './reckon-days.task.ts'

const munich = { lat: 48.1351, lng: 11.582, timeZone: 'Europe/Berlin', countryCode: 'de' }

// The library tells the console of each text that it throws for.
beforeEach(() => {
  const spy = vi.spyOn(console, 'error').mockReturnValue()
  return () => spy.mockRestore()
})

test('of real texts nine in ten are understood, and none makes it throw or leaves its mark on the process', () => {
  const ownZone = process.env.TZ
  const texts = realTexts()
  const known = texts.filter((text) =>
    reckonDays({ openingHours: text, ...munich, firstDay: '2026-11-23', dayCount: 7 }).some(
      ({ open }) => open !== null,
    ),
  )
  expect(known.length / texts.length).toBeGreaterThan(0.9)
  expect(process.env.TZ).toBe(ownZone)
})

test('no text makes it throw', () => {
  const words = fc.constantFrom(
    'Mo',
    'PH',
    'SH',
    '-',
    ',',
    ';',
    ' ',
    '09:00-17:00',
    'off',
    '24/7',
    '"',
    'Dec',
    '||',
  )
  const text = fc.oneof(
    fc.string(),
    fc.array(words).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (text) => {
      expect(
        reckonDays({ openingHours: text, ...munich, firstDay: '2026-11-21', dayCount: 3 }).map(dateOf),
      ).toEqual(['2026-11-21', '2026-11-22', '2026-11-23'])
    }),
    { numRuns: 300 },
  )
})

function realTexts(): string[] {
  const folder = new URL('../../../../tests/fixtures/osm/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.json.gz'))
  const elements = files.flatMap(
    (name) => JSON.parse(`${gunzipSync(readFileSync(new URL(name, folder)))}`).elements,
  )
  return [...new Set<string>(elements.flatMap(({ tags }) => tags?.opening_hours ?? []))]
}
