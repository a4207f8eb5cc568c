import { asc } from 'drizzle-orm'
import { countMissingPairs, fillMissingPairs } from '../../gathering/distances/missing-pairs.queries.ts'
import { cities } from '../../guide/cities/city.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Check, numberOf } from './finding.ts'

/** City after city, so that nobody waits for long. */
export const checkDistances =
  (db: Database): Check =>
  async ({ isDryRun }) => {
    let pairs = 0
    for (const { id } of await db.select({ id: cities.id }).from(cities).orderBy(asc(cities.id)))
      pairs += await (isDryRun ? countMissingPairs : fillMissingPairs)(db, { cityIds: [id] })
    if (pairs === 0) return []
    const missing = `${numberOf(pairs, 'distance', 'distances')} between a city and a place ${pairs === 1 ? 'was' : 'were'} missing`
    return [{ text: `${missing}${isDryRun ? '.' : ' and filled in.'}`, isMended: !isDryRun }]
  }
