import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { readContent } from './content.queries.ts'

test('what is known of active places is counted, each place once, whatever else is known of it', async () => {
  const db = await testDatabase()
  const [vienna, graz] = [await aCity(db), await aCity(db, { name: 'Graz', lat: 47.07, lng: 15.44 })]
  const both = { cities: [vienna, graz] }
  await aPlace(db, {
    ...both,
    openingHours: 'Mo-Su 09:00-17:00',
    usualHours: 'Mo-Su 09:00-18:00',
    price: 'free',
  })
  await aPlace(db, {
    cities: [vienna],
    usuallyClosed: 'Mo',
    setting: 'outdoor',
    charge: '12 EUR',
    priceBand: 2,
  })
  await aPlace(db, { description: 'x'.repeat(201), wheelchair: 'no' })
  await aPlace(db, { description: 'x'.repeat(200) })
  await aPlace(db, { ...both, isActive: false, setting: 'indoor', wheelchair: 'yes', price: 'paid' })
  expect(await readContent(db)).toEqual({
    ...{ places: 4, statedHours: 1, usualHours: 1, setting: 1, wheelchair: 1, price: 2, longDescription: 1 },
    cities: [
      { name: 'Graz', country: 'Austria', places: 1, indoorAt3: 0, indoorAt8: 0 },
      { name: 'Vienna', country: 'Austria', places: 2, indoorAt3: 0, indoorAt8: 0 },
    ],
  })
})

test('right for a child is whom a place suits, else whom it lets in; where neither is known nobody says so', async () => {
  const db = await testDatabase()
  const cities = [await aCity(db)]
  const indoor = { cities, setting: 'both' as const }
  await aPlace(db, { ...indoor, ageGroupMin: 0, ageGroupMax: 18, bestAgeMin: 6 })
  await aPlace(db, { ...indoor, ageGroupMax: 5 })
  await aPlace(db, { ...indoor, bestAgeMin: 3, bestAgeMax: 8 })
  await aPlace(db, indoor)
  await aPlace(db, { cities, setting: 'outdoor', bestAgeMin: 0, bestAgeMax: 18 })
  expect((await readContent(db)).cities).toMatchObject([{ places: 5, indoorAt3: 2, indoorAt8: 2 }])
})
