import { sql } from 'drizzle-orm'
import { Problem } from '../../platform/calls/problem.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { AdminPlaceSelection } from '../places/admin-place.schema.ts'
import { adminPlaceCondition } from '../places/admin-place-conditions.queries.ts'
import type { AllMatching } from './selection.schema.ts'

/** Makes sure that as many places match as the editor was told of; the greatest id among them. @throws Problem 409 */
export async function confirmMatching(db: Queries, { filters, total }: AllMatching): Promise<number> {
  const { rows } = await db.execute<{ count: number; lastId: number }>(sql`
    select count(*)::integer as count, coalesce(max(p.id), 0) as "lastId" from places p
    where ${adminPlaceCondition(filters)}`)
  const { count = 0, lastId = 0 } = rows[0] ?? {}
  if (count !== total) throw otherTotal(count)
  return lastId
}

export const otherTotal = (total: number) =>
  new Problem(409, 'stale', `By now ${total.toLocaleString('en')} places match`, [], { total })

/** As the list's address has them, from which the schema reads them again. */
export const filtersAsSent = (filters: AdminPlaceSelection) =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
