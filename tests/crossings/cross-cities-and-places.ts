import type { Database } from '../../src/platform/database/database.ts'
import { driftedCounts } from '../drifted-counts.ts'
import { driftedPairs } from '../drifted-pairs.ts'
import { aCity, aFunType } from '../factories.ts'
import { testEditor } from '../test-editor.ts'
import { anArenaZoo, anImport } from './arena.ts'
import { countMissingPairs } from './count-missing-pairs.ts'

export type CityRounds = { rounds: number; failures: string[]; missingPairs: number; drifted: string[] }

/** In each round a city and four places are made at once at one spot, beside an import of three more places. */
export async function crossCitiesAndPlaces(db: Database, rounds: number): Promise<CityRounds> {
  await aFunType(db, { slug: 'zoo' })
  const editor = await testEditor(db)
  const home = await aCity(db, { name: 'Home', lat: 35, lng: 20 })
  const failures: string[] = []
  for (let round = 0; round < rounds; round++) {
    const at = { lat: 36.5 + (round % 20) * 1.5, lng: 1 + Math.floor(round / 20) * 2 }
    const add = async (path: string, name: string, more = {}) => {
      const { status } = await editor.request('POST', path, { name: `${name} ${round}`, ...at, ...more })
      if (status >= 300) failures.push(`${name} ${round}: ${status}`)
    }
    const zoos = [1, 2, 3].map((index) => anArenaZoo(round, at, index))
    await Promise.all([
      ...['one', 'two'].map((name) => add('/api/admin/places', name)),
      add('/api/admin/cities', 'City', { country: 'Austria' }),
      ...['three', 'four'].map((name) => add('/api/admin/places', name)),
      anImport(db, { cityId: home.id, zoos, asOf: '2026-01-01' }).catch((error: unknown) => {
        failures.push(`import ${round}: ${error}`)
      }),
    ])
  }
  return {
    rounds,
    failures,
    missingPairs: await countMissingPairs(db),
    drifted: [...(await driftedCounts(db)), ...(await driftedPairs(db))],
  }
}
