import { askGuide } from './growth/asked-guide.ts'
import { filterQueries } from './growth/filter-queries.ts'
import { guideOnPostgresql } from './growth/guides.ts'

const rounds = 5
const perPage = 50

export type FilterAnswers = {
  places: number
  queries: number
  /** What took longest of all answers, and its milliseconds. */
  slowest: { query: string; milliseconds: number }
}

/** Asks a guide of 100,000 places for the first of each filter with the total, through the whole API; a first round does not count. */
export async function benchFilters(server: string, name = 'growth'): Promise<FilterAnswers> {
  const engine = await guideOnPostgresql(server, name, '100k')
  const guide = await askGuide(engine.poolConfig)
  const slowest = { query: '', milliseconds: 0 }
  for (let round = 0; round <= rounds; round++) {
    for (const query of filterQueries) {
      const askedAt = performance.now()
      await guide.get(`/api/admin/places?limit=${perPage}&${query}`)
      const milliseconds = performance.now() - askedAt
      if (round > 0 && milliseconds > slowest.milliseconds) Object.assign(slowest, { query, milliseconds })
    }
  }
  await guide.close()
  await engine.close()
  return { places: guide.places, queries: filterQueries.length, slowest }
}
