import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Choices, joinedPlace } from '../../gathering/merging/joined-place.ts'
import { findStoredPlaces } from '../../gathering/storing/known-places.queries.ts'
import { loadGroups, sourcesOf } from '../../gathering/storing/stored-groups.queries.ts'
import { keepTwinsOf } from '../../gathering/twins/twins-of.queries.ts'
import { deletePlaces } from '../../guide/places/delete-places.queries.ts'
import { lockPlacesTable } from '../../guide/places/lock-places.queries.ts'
import { wholePlaces } from '../../guide/places/whole-place.queries.ts'
import { actingToken } from '../../office/accounts/audit-log/acting-token.ts'
import { brokenRule, notFound } from '../../platform/calls/problem.ts'
import type { Database, Queries, Transaction } from '../../platform/database/database.ts'
import { storeEdited } from '../places/edit-places.queries.ts'
import { changedPlace, lockVersion } from '../places/place-changes.queries.ts'
import { moveBelongings } from './move-belongings.queries.ts'

type Join = {
  /** The place that stays, and its address. */
  keep: number
  /** The place whose records, photos and addresses the other one gets. */
  drop: number
  choices: Choices
  keepUpdatedAt?: string | undefined
  dropUpdatedAt?: string | undefined
}

/**
 * Makes one place of two; the old address leads on to the one that is kept. The id of the change, by which it is undone.
 * @throws Problem 404, 409 with the place that somebody changed meanwhile, 422
 */
export const joinPlaces = (db: Database, userId: string, join: Join) =>
  db.transaction(async (tx) => {
    const { keep, drop, choices } = join
    if (keep === drop) throw brokenRule('drop', 'These are one place already')
    // No import may bring a record of theirs meanwhile.
    await lockPlacesTable(tx)
    await lockVersion(tx, { id: keep, updatedAt: join.keepUpdatedAt })
    await lockVersion(tx, { id: drop, updatedAt: join.dropUpdatedAt })
    const two = await readTwo(tx, keep, drop)
    const changeId = randomUUID()
    await noteJoined(tx, { keep, drop, userId, changeId })
    await moveBelongings(tx, { keep, drop })
    await deletePlaces(tx, [drop])
    const place = joinedPlace({ ...two, choices })
    const edited = { before: two.kept, place, editedFields: place.editedFields }
    await storeEdited(tx, [edited], { userId, changeId })
    await keepTwinsOf(tx, [keep])
    return { changeId, place: await changedPlace(tx, keep) }
  })

/** The two as they stand and what the sources of both say. @throws Problem 404 */
export async function readTwo(db: Queries, keep: number, drop: number) {
  const stored = await findStoredPlaces(db, [keep, drop])
  const [kept, dropped] = [stored.get(keep), stored.get(drop)]
  if (!kept || !dropped) throw notFound('place')
  const groups = await loadGroups(db, [keep, drop])
  const sources = [...groups.values()].flatMap((group) => sourcesOf(group))
  return { kept, dropped, sources }
}

type Joined = Pick<Join, 'keep' | 'drop'> & { userId: string; changeId: string }

/** What it takes to make two of them again: the deleted place as it stood, and what the other one had of its own. */
async function noteJoined(tx: Transaction, { keep, drop, userId, changeId }: Joined): Promise<void> {
  await tx.execute(sql`
    insert into audit_log (user_id, token_id, change_id, action, entity, entity_id, before)
    select ${userId}::uuid, ${actingToken()}::integer, ${changeId}::uuid, 'delete', 'places', ${String(drop)},
      ${wholePlaces(sql`${drop}`)} -> 0 || jsonb_build_object('joinedInto', ${keep}::integer,
        'reports', (select coalesce(jsonb_agg(id), '[]') from reports where place_id = ${drop}),
        'planned', (select coalesce(jsonb_agg(id), '[]') from planned_changes
          where subject = 'place' and subject_key = ${String(drop)}),
        'keptCities', (select coalesce(jsonb_agg(city_id), '[]') from city_places where place_id = ${keep}))`)
}
