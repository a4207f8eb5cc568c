import { sql } from 'drizzle-orm'
import { countRequests } from '../../outgoing/service-state.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import { findMissingCities } from './cities-to-fill.queries.ts'
import type { FillReport } from './fill-guide.schema.ts'
import { guideFills } from './guide-fill.table.ts'

type Figures = Omit<FillReport, 'failedCities' | 'requests' | 'addresses' | 'troubles'>

/** What filling the guide came to, from what is stored since it began. */
export async function makeReport(db: Database): Promise<FillReport> {
  const [fill] = await db.select().from(guideFills)
  const { rows } = await db.execute<Figures>(sql`
    with f as (select started_at from guide_fills),
    run as (select r.* from import_runs r, f where r.started_at >= f.started_at and r.origin is null and r.state = 'done'),
    photo as (select place_id from place_images i, f where i.image_type = 'commons_auto' and i.created_at >= f.started_at),
    refusal as (
      select key as reason, sum(value::integer)::integer as count from run, jsonb_each_text(run.refused) group by key)
    select (select count(distinct city_id)::integer from run) as cities,
      (select coalesce(sum(added), 0)::integer from run) as "placesAdded",
      (select coalesce(sum(changed), 0)::integer from run) as "placesUpdated",
      (select coalesce(json_agg(refusal order by count desc, reason), '[]') from refusal) as refused,
      (select count(*)::integer from place_distances d, f where greatest(d.routed_at, d.unknown_at) >= f.started_at) as roads,
      (select count(*)::integer from photo) as photos,
      (select count(distinct place_id)::integer from photo) as "placesWithPhotos",
      (select extract(epoch from now() - started_at)::integer from f) as seconds`)
  const [figures] = rows
  if (!fill || !figures) throw new Error('There is no filling of the guide')
  return {
    ...figures,
    failedCities: await findMissingCities(db),
    ...{ addresses: fill.addresses, troubles: fill.troubles },
    requests: requestsSince(fill.requestsBefore, await countRequests(db)),
  }
}

/** What places, ways, addresses and photos come from. */
const services = ['overpass', 'osrm', 'nominatim', 'wikimedia']

const requestsSince = (before: Record<string, number>, now: Record<string, number>) =>
  services.map((service) => ({ service, count: (now[service] ?? 0) - (before[service] ?? 0) }))
