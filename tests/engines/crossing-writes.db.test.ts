import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { crossCitiesAndPlaces } from '../crossings/cross-cities-and-places.ts'
import { crossWrites } from '../crossings/cross-writes.ts'
import { driftedCounts } from '../drifted-counts.ts'
import { aCity, aPlace } from '../factories.ts'
import { testDatabase } from '../test-database.ts'

// All connections of the embedded database take turns, transaction by transaction.
const onPostgresql = test.skipIf(!inject('templateDatabase'))

onPostgresql(
  'whatever editors and imports write at once, none is told that it failed, and what is counted is counted',
  async () => {
    const { failures, missingPairs, drifted } = await crossWrites(await testDatabase(), 40)
    expect({ failures, missingPairs, drifted }).toEqual({ failures: [], missingPairs: 0, drifted: [] })
  },
  300_000,
)

onPostgresql('cities and places that come at once, by hand and by import, know of each other', async () => {
  const { failures, missingPairs, drifted } = await crossCitiesAndPlaces(await testDatabase(), 10)
  expect({ failures, missingPairs, drifted }).toEqual({ failures: [], missingPairs: 0, drifted: [] })
})

onPostgresql('a writer never waits for another at what both count', async () => {
  const db = await testDatabase()
  const city = await aCity(db)
  const zoo = await aPlace(db, { cities: [city] })
  const lido = await aPlace(db, { cities: [city] })
  const review = ({ id }: { id: number }) =>
    sql`update places set is_reviewed = true, updated_at = now() where id = ${id}`
  const written = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const first = db.transaction(async (tx) => {
    await tx.execute(review(zoo))
    written.resolve()
    await mayEnd.promise
  })
  await written.promise
  await db.execute(review(lido))
  mayEnd.resolve()
  await first
  expect(await driftedCounts(db)).toEqual([])
  const { rows } = await db.execute(sql`select from kept_counts where subject = 'unreviewed'`)
  expect(rows).toHaveLength(2)
})
