import { sql } from 'drizzle-orm'
import { brokenRule, notFound } from '../../platform/calls/problem.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { NewPlaceView, PlaceView } from './place-view.schema.ts'

/** So many may one account keep, and so many are listed. */
const mostOwn = 100
const mostListed = 500

/** The account's own by their names, then those that others share. */
export async function listPlaceViews(db: Queries, userId: string): Promise<PlaceView[]> {
  const { rows } = await db.execute<PlaceView>(sql`
    select v.id, v.name, v.search, v.is_shared as "isShared", u.username as owner, v.user_id = ${userId} as "isOwn"
    from place_views v join users u on u.id = v.user_id
    where v.user_id = ${userId} or v.is_shared
    order by v.user_id <> ${userId}, v.name, v.id limit ${mostListed}`)
  return rows
}

/** Keeps an address by a name; what the account kept by that name goes. @throws Problem 422 when there are too many */
export const keepPlaceView = (db: Database, userId: string, view: NewPlaceView): Promise<PlaceView> =>
  db.transaction(async (tx) => {
    // One after the other, so that none is counted past.
    await tx.execute(sql`select from users where id = ${userId} for no key update`)
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into place_views (user_id, name, search, is_shared)
      values (${userId}, ${view.name}, ${view.search}, ${view.isShared})
      on conflict (user_id, name)
        do update set search = excluded.search, is_shared = excluded.is_shared, updated_at = now()
      returning id`)
    const views = await listPlaceViews(tx, userId)
    if (views.filter(({ isOwn }) => isOwn).length > mostOwn)
      throw brokenRule('name', `An account keeps at most ${mostOwn} views`)
    const kept = views.find(({ id }) => id === rows[0]?.id)
    if (!kept) throw notFound('view')
    return kept
  })

/** Of one's own, or, for an admin, of what anybody shares. @throws Problem 404 */
export async function forgetPlaceView(
  db: Database,
  { id, userId, isAdmin }: { id: number; userId: string; isAdmin: boolean },
): Promise<void> {
  const { rows } = await db.execute(sql`
    delete from place_views where id = ${id} and (user_id = ${userId} or ${isAdmin} and is_shared) returning id`)
  if (rows.length === 0) throw notFound('view')
}
