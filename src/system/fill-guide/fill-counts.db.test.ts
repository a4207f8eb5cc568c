import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { countToFill } from './fill-counts.queries.ts'

test('what is there to fill is the same, however few places are counted at once', async () => {
  const db = await testDatabase()
  for (const [name, lng] of [
    ['Vienna', 16.37],
    ['Bratislava', 17.11],
    ['Lisbon', -9.14],
  ] as const) {
    const city = await aCity(db, { name, lat: 48.2, lng })
    for (const nr of [1, 2, 3])
      await aPlace(db, {
        name,
        lat: 48.2,
        lng,
        cities: [city],
        placeId: nr > 1 ? `node/${lng * 100 + nr}` : `${name}-1`,
      })
  }
  await aPlace(db, { isActive: false })
  const counts = await countToFill(db)
  expect(counts).toMatchObject({ pairs: 15, addressesById: 6, addressesByPosition: 3 })
  for (const atOnce of [1, 2, 9]) expect(await countToFill(db, atOnce)).toEqual(counts)
})
