import { asc } from 'drizzle-orm'
import { z } from 'zod'
import { cities } from '../cities/city.table.ts'
import { type JobKind, jobKind } from '../jobs/job-kind.task.ts'
import { refreshDistances } from './distance.queries.ts'

const batchSize = 5

/** Fills in the pairs that a wider horizon takes in, a few cities in each transaction, so that nobody waits for long. */
export const refreshDistancesKind: JobKind = jobKind('refresh-distances', z.object({}), async (context) => {
  const { db, signal, report } = context
  const all = await db.select({ id: cities.id }).from(cities).orderBy(asc(cities.id))
  const ids = all.map(({ id }) => id)
  for (let start = 0; start < ids.length; start += batchSize) {
    signal.throwIfAborted()
    const cityIds = ids.slice(start, start + batchSize)
    await db.transaction((tx) => refreshDistances(tx, { cityIds }))
    report({ done: start + cityIds.length, total: ids.length, items: [] })
  }
  return { cities: ids.length }
})
