import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lido } from '../../../tests/place-detail.ts'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { PlaceFacts } from './place-facts.tsx'

const textOf = (changes: Partial<PlaceDetail>) =>
  renderToStaticMarkup(<PlaceFacts place={{ ...lido, ...changes }} today="2026-07-20" />).replace(
    /<[^>]*>/g,
    ' ',
  )

const notReckoned = { distanceKm: null, drivingTimeMinutes: null, hasNoRoad: false }

test('a place is in its town; one of which no town is known is near a city, if one is near', () => {
  const venice = { ...{ cityName: 'Venice', slug: 'venice', country: 'Italy' }, ...notReckoned }
  const at = (distance: number) => ({ addrCity: null, nearCities: [{ ...venice, distance }] })
  expect(textOf({ ...at(3), addrCity: 'Lido' })).toMatch(/ Lido, Italy /)
  expect(textOf(at(3))).toMatch(/ Italy, near Venice /)
  expect(textOf(at(40))).toMatch(/ Italy /)
  expect(textOf({ addrCity: null, nearCities: [] })).toMatch(/ Italy /)
})
