import { expect, test } from 'vitest'
import { crossCitiesAndPlaces } from '../crossings/cross-cities-and-places.ts'
import { crossWrites } from '../crossings/cross-writes.ts'
import { testDatabase, testEngine } from '../test-database.ts'

const { kind } = await testEngine()
// All connections of the embedded database take turns, transaction by transaction.
const onPostgresql = test.skipIf(kind === 'embedded')

onPostgresql(
  'whatever editors and imports write at once, none is told that it failed',
  async () => {
    const { failures, missingPairs } = await crossWrites(await testDatabase(), 40)
    expect({ failures, missingPairs }).toEqual({ failures: [], missingPairs: 0 })
  },
  300_000,
)

onPostgresql('cities and places that come at once, by hand and by import, know of each other', async () => {
  const { failures, missingPairs } = await crossCitiesAndPlaces(await testDatabase(), 10)
  expect({ failures, missingPairs }).toEqual({ failures: [], missingPairs: 0 })
})
