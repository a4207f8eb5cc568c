import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { anObject } from '../../../tests/services/nominatim-server.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { findGeocodeAnswers, hasGeocodedAddress, keepGeocodeAnswers } from './geocode-answer.queries.ts'
import { geocodeKeys, positionKey } from './geocode-key.ts'

test('answers are found by their keys; what is not known is told from what was never asked', async () => {
  const db = await testDatabase()
  const answer = anObject()
  await keepGeocodeAnswers(
    db,
    new Map([
      ['node/1', answer],
      ['node/2', null],
    ]),
  )
  expect(await findGeocodeAnswers(db, ['node/1', 'node/2', 'node/3'])).toEqual(
    new Map([
      ['node/1', answer],
      ['node/2', null],
    ]),
  )
})

test('the database writes the key of a position as we do, whatever its digits', async () => {
  const db = await testDatabase()
  const degrees = [48.208205, 48.208215, -0.000004, -0.000005, 16.3738, 0, 1e-7, -179.999995, 59.9999949]
  const { rows } = await db.execute<{ key: string }>(sql`
    select round(lat::numeric, 5) || ',' || round(lat::numeric, 5) as key
    from unnest(${sql.param(degrees)}::float8[]) with ordinality as d(lat, nr) order by nr`)
  expect(rows.map(({ key }) => key)).toEqual(degrees.map((lat) => positionKey({ lat, lng: lat })))
})

test('a place whose address may come from Nominatim names OpenStreetMap', async () => {
  const db = await testDatabase()
  const { json } = testApi(db)
  const place = await aPlace(db, { lat: 48.208205, placeId: 'starter/a' })
  const isNamed = async () => (await json(`/api/places/${place.slug}`)).fromOpenStreetMap
  expect(await isNamed()).toBe(false)
  const [key = ''] = geocodeKeys(place)
  await keepGeocodeAnswers(db, new Map([[key, anObject()]]))
  expect(await isNamed()).toBe(true)
  const { rows } = await db.execute(sql`select from places p where ${hasGeocodedAddress}`)
  expect(rows).toHaveLength(1)
})
