import { asc } from 'drizzle-orm'
import { z } from 'zod'
import { refreshDistances } from '../../gathering/distances/distance.queries.ts'
import { cities } from '../../guide/cities/city.table.ts'
import { type JobKind, jobKind } from '../../office/jobs/job-kind.task.ts'

/** Fills in the pairs that a wider horizon takes in, a city in each transaction, so that nobody waits for long. */
export const refreshDistancesKind: JobKind = jobKind('refresh-distances', z.object({}), async (context) => {
  const { db, signal, report } = context
  const all = await db.select({ id: cities.id }).from(cities).orderBy(asc(cities.id))
  const ids = all.map(({ id }) => id)
  for (const [index, id] of ids.entries()) {
    signal.throwIfAborted()
    await db.transaction((tx) => refreshDistances(tx, { cityIds: [id] }))
    report({ done: index + 1, total: ids.length, items: [] })
  }
  return { cities: ids.length }
})
