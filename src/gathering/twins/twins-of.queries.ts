import { sql } from 'drizzle-orm'
import { keepPlaces } from '../../guide/places/lock-places.queries.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { type Alikeness, mostAlike } from '../matching/alikeness.ts'
import type { PlaceGroup } from '../matching/place-groups.ts'
import { twinReachKm } from '../matching/place-twins.ts'
import { findPlacesNear } from '../storing/known-places.queries.ts'
import { loadGroups } from '../storing/stored-groups.queries.ts'
import { likenessesOf } from './likenesses.ts'

type TwinPair = Alikeness & { lowId: number; highId: number }

// In the middle of a dense city thousands are near: who reads them all at once answers nobody else meanwhile.
const readAtOnce = 100

/** The pairs that any of these places may make with others, by the rules that imports join records by. */
export async function findTwinsOf(db: Queries, ids: readonly number[]): Promise<TwinPair[]> {
  const own = await loadGroups(db, ids)
  const candidates = [...own.values()].flatMap(({ members }) => members.map(({ candidate }) => candidate))
  const near = (await findPlacesNear(db, candidates)).filter((id) => !own.has(id))
  const ones = readingsOf(own)
  const pairs = pairsOf(ones, ones)
  for (let first = 0; first < near.length; first += readAtOnce) {
    const others = readingsOf(await loadGroups(db, near.slice(first, first + readAtOnce)))
    for (const [key, pair] of pairsOf(ones, others)) pairs.set(key, pair)
  }
  return [...pairs.values()]
}

/** By both ids. */
function pairsOf(ones: readonly Reading[], others: readonly Reading[]): Map<string, TwinPair> {
  const pairs = new Map<string, TwinPair>()
  for (const one of ones) {
    for (const other of others) {
      if (other.id === one.id || !mayReach(one, other)) continue
      const [lowId, highId] = one.id < other.id ? [one.id, other.id] : [other.id, one.id]
      const key = `${lowId} ${highId}`
      const alike = pairs.has(key) ? undefined : mostAlike(one.likenesses, other.likenesses)
      if (alike) pairs.set(key, { ...alike, lowId, highId })
    }
  }
  return pairs
}

const readingsOf = (groups: ReadonlyMap<number, PlaceGroup>) =>
  [...groups].map(([id, group]) => readingOf(id, group))

type Reading = ReturnType<typeof readingOf>

const readingOf = (id: number, { members }: PlaceGroup) => ({
  id,
  likenesses: likenessesOf(members),
  lats: members.map(({ candidate }) => candidate.fields.lat),
  reachKm: Math.max(0, ...members.map(({ candidate }) => twinReachKm(candidate))),
})

const kmPerDegree = 111

/** Cheap, and true of all that are near: the rules then say which are. */
function mayReach(one: Reading, other: Reading): boolean {
  const reach = one.reachKm / kmPerDegree
  return one.lats.some((lat) => other.lats.some((theirs) => Math.abs(lat - theirs) <= reach))
}

/** Looks for the pairs of some places, and keeps them. */
export async function keepTwinsOf(tx: Transaction, ids: readonly number[]): Promise<void> {
  await keepTwins(tx, ids, await findTwinsOf(tx, ids))
}

/** Puts the kept pairs of some places right; what an editor said is two is none. */
export async function keepTwins(
  tx: Transaction,
  ids: readonly number[],
  twins: readonly TwinPair[],
): Promise<void> {
  await keepPlaces(
    tx,
    twins.flatMap(({ lowId, highId }) => [lowId, highId]),
  )
  const found = sql`json_to_recordset(${JSON.stringify(twins)}::json) as r("lowId" integer, "highId" integer, why text, score float8)`
  const chosen = sql`any(${sql.param([...ids])}::integer[])`
  await tx.execute(sql`
    delete from place_twins t where (low_id = ${chosen} or high_id = ${chosen})
      and not exists (select from ${found} where r."lowId" = t.low_id and r."highId" = t.high_id)`)
  // A place that was deleted meanwhile is passed over; that two are two is said by who had them until now.
  await tx.execute(sql`
    insert into place_twins as t (low_id, high_id, why, score)
    select r."lowId", r."highId", r.why, r.score from ${found}
      join places low on low.id = r."lowId" join places high on high.id = r."highId"
    where not exists (select from places_apart a where a.low_id = r."lowId" and a.high_id = r."highId")
    order by 1, 2
    on conflict (low_id, high_id) do update set why = excluded.why, score = excluded.score
    where (t.why, t.score) is distinct from (excluded.why, excluded.score)`)
}
