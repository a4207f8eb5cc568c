import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hasIcon } from '../../ui/named-icon.tsx'
import { plainScenes } from '../art/pick-scene.ts'
import { funTypes } from './fun-types.ts'

const colours = readFileSync('src/guide/places/places.css', 'utf8')

test('the known fun types are there, in the order of the guide', () => {
  expect(funTypes.map(({ slug }) => slug)).toEqual([
    ...['zoo', 'aquarium', 'museum', 'theme_park', 'waterpark', 'playground', 'outdoor', 'entertainment'],
    'sport_activities',
  ])
})

test.each(funTypes)(
  '$slug has all that its entry needs to be shown: icon, colours and drawings',
  ({ slug, icon }) => {
    expect(hasIcon(icon)).toBe(true)
    expect(colours).toContain(`--ft-${slug}:`)
    expect(colours).toContain(`.ft-${slug}`)
    expect(Object.keys(plainScenes)).toContain(slug)
  },
)
