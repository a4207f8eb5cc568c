import { sql } from 'drizzle-orm'
import { startJob } from '../../office/jobs/job.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { DistanceScope } from './distance.queries.ts'
import { placeDistances } from './place-distance.table.ts'

/** The kind of job that asks for ways by road. */
export const routeDistancesJob = 'route-distances'

/** More are told by the cities near them: a file's hundred thousand would make the job's scope longer batch by batch. */
const mostPlacesNamed = 100

/**
 * Has the ways of these places and cities asked for, after the caller's transaction, in which the places' distances are
 * up to date. What is waiting already takes them along: many changes make one job.
 */
export async function routeDistancesSoon(
  tx: Transaction,
  scope: DistanceScope,
  startedBy: string | null,
): Promise<void> {
  const { cityIds = [], placeIds = [] } = await inFewWords(tx, scope)
  if (cityIds.length === 0 && placeIds.length === 0) return
  const { rows } = await tx.execute<{ id: string; places: number }>(sql`
    update jobs set input = jsonb_build_object('cityIds', ${united('cityIds', cityIds)},
      'placeIds', ${united('placeIds', placeIds)})
    where state = 'waiting' and cancelled_at is null and id = (
      select id from jobs where kind = ${routeDistancesJob} and state = 'waiting' and input ? 'placeIds'
      order by created_at limit 1 for update)
    returning id, jsonb_array_length(input -> 'placeIds') places`)
  const [waiting] = rows
  if (waiting && waiting.places > mostPlacesWaiting) await tellByCities(tx, waiting.id)
  if (waiting) return
  await startJob(tx, { kind: routeDistancesJob, input: { cityIds, placeIds }, startedBy, isQuiet: true })
}

/** While the router is away its job waits, and takes along what is edited meanwhile. */
const mostPlacesWaiting = 1000

const tellByCities = (tx: Transaction, id: string) =>
  tx.execute(sql`
    update jobs set input = jsonb_build_object('placeIds', '[]'::jsonb, 'cityIds', (
      select coalesce(jsonb_agg(distinct city), '[]') from (
        select jsonb_array_elements(input -> 'cityIds') city
        union select to_jsonb(d.city_id) from place_distances d
          where d.place_id in (select jsonb_array_elements_text(input -> 'placeIds')::integer)) cities))
    where id = ${id}`)

async function inFewWords(
  tx: Transaction,
  { cityIds = [], placeIds = [] }: DistanceScope,
): Promise<DistanceScope> {
  if (placeIds.length <= mostPlacesNamed) return { cityIds, placeIds }
  const near = await tx
    .selectDistinct({ id: placeDistances.cityId })
    .from(placeDistances)
    .where(sql`${placeDistances.placeId} = any(${sql.param(placeIds)}::integer[])`)
  return { cityIds: [...cityIds, ...near.map(({ id }) => id)] }
}

const united = (key: 'cityIds' | 'placeIds', ids: readonly number[]) => sql`(
  select coalesce(jsonb_agg(distinct id), '[]') from (
    select jsonb_array_elements(input -> ${key}) as id union select to_jsonb(n) from unnest(${sql.param(ids)}::integer[]) n) ids)`
