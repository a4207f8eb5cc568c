import { sql } from 'drizzle-orm'
import type { Database } from '../../../src/platform/database/database.ts'
import { aZoo } from '../../../tests/fake-provider.ts'
import type { Writer } from '../writer.ts'

const howMany = 200
type Twins = { joined: number; apart: number }

const recordOf = (nr: number, which: 1 | 2) =>
  aZoo(6_000_000_000 + nr * 10 + which, { name: `Killed twin ${nr}`, lat: -10, lon: -30 + nr / 100 })

/** Splits places that have two records, until none is left that has. */
export async function twinsWriter(db: Database): Promise<Writer> {
  const twins = Array.from({ length: howMany }, (_, nr) => ({
    ...{ nr, lng: -30 + nr / 100, records: [recordOf(nr, 1), recordOf(nr, 2)] },
  }))
  await db.execute(sql`
    with twins as (select * from jsonb_to_recordset(${JSON.stringify(twins)}::jsonb)
        as t(nr integer, lng float8, records jsonb)),
      added as (insert into places (name, slug, lat, lng, is_active, place_id)
        select 'Killed twin ' || nr, 'killed-twin-' || nr, -10, lng, true, records -> 0 ->> 'externalId' from twins
        returning id, place_id)
    insert into place_sources (place_id, provider, external_id, raw)
    select added.id, 'openstreetmap', record ->> 'externalId', record -> 'raw' from twins
      join added on added.place_id = records -> 0 ->> 'externalId', jsonb_array_elements(records) record`)
  return {
    name: 'split places',
    see: async (db) => {
      const { rows } = await db.execute<Twins & { id: number | null; record: number | null }>(sql`
        with mine as (
          select s.place_id, count(*) as records, max(substring(s.external_id from 6)::bigint) as last
          from place_sources s where s.external_id like 'node/600000____' group by s.place_id)
        select count(*) filter (where records = 2)::int as joined, count(*) filter (where records = 1)::int as apart,
          min(place_id) filter (where records = 2) as id,
          (array_agg(last order by place_id) filter (where records = 2))[1]::float8 as record from mine`)
      const { joined = 0, apart = 0, id = null, record = null } = rows[0] ?? {}
      return { state: { joined, apart }, keys: { id: id ?? 0, record: record ?? 0 } }
    },
    next: ({ state, keys: { id, record } }) => {
      const { joined, apart } = state as Twins
      if (joined === 0) return undefined
      return {
        ...{ method: 'POST', path: `/api/admin/places/${id}/split` },
        body: { sources: [{ provider: 'openstreetmap', externalId: `node/${record}` }] },
        after: { joined: joined - 1, apart: apart + 2 },
      }
    },
  }
}
