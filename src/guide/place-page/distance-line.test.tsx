import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DistanceLine } from './distance-line.tsx'

const near = { distanceKm: null, drivingTimeMinutes: null, hasNoRoad: false, country: 'Austria' }
const cities = [
  { ...near, cityName: 'Vienna', slug: 'vienna', distance: 3.43 },
  { ...near, cityName: 'Graz', slug: 'graz', distance: 145.02 },
]

test('how far a place is that nobody has measured, is told as about so', () => {
  const told = (isRough: boolean) =>
    renderToStaticMarkup(<DistanceLine cities={cities} isRough={isRough} />).match(/(?:about )?[\d.]+ km/g)
  expect(told(false)).toEqual(['3.4 km', '145.0 km'])
  expect(told(true)).toEqual(['about 3.4 km', 'about 145 km'])
})
