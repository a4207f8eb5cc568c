import { sql } from 'drizzle-orm'
import { lockPlacesTable } from '../../guide/places/lock-places.queries.ts'
import { brokenRule, notFound } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import { routeDistancesSoon } from '../distances/route-soon.queries.ts'
import type { PlaceGroup } from '../matching/place-groups.ts'
import { addPlaces } from './add-places.queries.ts'
import { sourceKey } from './audit-changes.queries.ts'
import { bringUpToDate } from './bring-up-to-date.queries.ts'
import { inTurn } from './in-turn.ts'
import type { SplitPlace } from './split-place.schema.ts'
import { loadGroups, sourcesOf } from './stored-groups.queries.ts'

type Split = SplitPlace & { placeId: number; userId: string }

/**
 * Makes a place of its own of some of a place's records, which were joined by mistake. Imports leave it so, since each
 * finds its place by its id. What editors set stays with the first place.
 * @throws Problem 404, or 422 when a record is none of the place, and when none would stay
 */
export function splitPlace(db: Database, { placeId, sources, userId }: Split) {
  return db.transaction(async (tx) => {
    await lockPlacesTable(tx)
    const { rows: existing } = await tx.execute(sql`select id from places where id = ${placeId}`)
    const group = (await loadGroups(tx, [placeId])).get(placeId)
    if (!group || existing.length === 0) throw notFound('place')
    const { staying, leaving } = divided(group, sources)
    const author = { id: null, userId }
    const ids = sql.param(leaving.members.map(({ record }) => record.externalId))
    // An id stands for one place at a time.
    await tx.execute(
      sql`update places set place_id = null where id = ${placeId} and place_id = any(${ids}::text[])`,
    )
    await inTurn(await addPlaces(tx, [leaving], { asOf: new Date(), run: author }))
    if (leaving.id === undefined)
      throw brokenRule('sources', 'These records are no place of the guide any more')
    await tx.execute(sql`update place_sources set place_id = ${leaving.id}
      where place_id = ${placeId} and provider || ' ' || external_id = any(${keysOf(leaving)}::text[])`)
    await tx.execute(sql`insert into city_places (city_id, place_id)
      select city_id, ${leaving.id} from city_places where place_id = ${placeId} on conflict do nothing`)
    await bringUpToDate(tx, [staying], { run: author })
    await routeDistancesSoon(tx, { placeIds: [leaving.id] }, userId)
    const { rows } = await tx.execute<{ slug: string }>(sql`select slug from places where id = ${leaving.id}`)
    return { placeId: leaving.id, slug: rows[0]?.slug ?? '' }
  })
}

const keysOf = ({ members }: PlaceGroup) => sql.param(members.map(({ record }) => sourceKey(record)))

function divided(group: PlaceGroup, sources: SplitPlace['sources']) {
  const wanted = new Set(sources.map(sourceKey))
  const has = new Set(group.members.map(({ record }) => sourceKey(record)))
  const stranger = [...wanted].find((key) => !has.has(key))
  if (stranger !== undefined) throw brokenRule('sources', `The place has no record ${stranger}`)
  const part = (isLeaving: boolean) =>
    group.members.filter(({ record }) => wanted.has(sourceKey(record)) === isLeaving)
  const staying: PlaceGroup = { id: group.id, members: part(false) }
  const leaving: PlaceGroup = { id: undefined, members: part(true) }
  if (sourcesOf(staying).length === 0) throw brokenRule('sources', 'At least one record must stay')
  return { staying, leaving }
}
