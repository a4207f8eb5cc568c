import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { JoinedPlaces, PlacesApart, PossibleTwins } from './twins.schema.ts'

const pageSize = 20

const jsonOf = (p: 'low' | 'high' | 'p') => {
  const of = (column: string) => sql`${sql.identifier(p)}.${sql.identifier(column)}`
  return sql`json_build_object('id', ${of('id')}, 'slug', ${of('slug')},
    'name', coalesce(${of('display_name')}, ${of('name')}), 'town', ${of('addr_city')}, 'isActive', ${of('is_active')})`
}

const pair = sql`${jsonOf('low')} as low, ${jsonOf('high')} as high,
  kilometres_between(low.lat, low.lng, high.lat, high.lng) as km`

const bothPlaces = (t: SQL) =>
  sql`join places low on low.id = ${t}.low_id join places high on high.id = ${t}.high_id`

/** A page and where the next one begins. */
function paged<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const data = rows.slice(0, pageSize)
  const last = data.at(-1)
  return { data, next: rows.length > pageSize && last !== undefined ? keyOf(last) : null }
}

type Twin = PossibleTwins['data'][number]

export async function listTwins(db: Database, after: string | undefined): Promise<PossibleTwins> {
  const [score = '', low = '', high = ''] = after?.split(',') ?? []
  const isAfter = after
    ? sql`(-score, low_id, high_id) > (-(${score}::float8), ${low}::integer, ${high}::integer)`
    : sql`true`
  const { rows } = await db.execute<Twin & { score: number }>(sql`
    select ${pair}, t.why, t.score from (
      select * from place_twins where ${isAfter} and ${after ? sql`score <= ${score}::float8` : sql`true`}
      order by score desc nulls last, low_id, high_id limit ${pageSize + 1}) t ${bothPlaces(sql`t`)}
    order by t.score desc, t.low_id, t.high_id`)
  const { data, next } = paged(rows, (row) => `${row.score},${row.low.id},${row.high.id}`)
  const { rows: counts } = await db.execute<Pick<PossibleTwins, 'total' | 'searchedAt'>>(sql`
    select (select count(*)::int from place_twins) as total,
      (select to_json(ended_at) #>> '{}' from twin_searches) as "searchedAt"`)
  return {
    ...{ total: 0, searchedAt: null, ...counts[0], next },
    data: data.map(({ score: _, ...twin }) => twin),
  }
}

type Apart = PlacesApart['data'][number]

export async function listApart(db: Database, after: string | undefined): Promise<PlacesApart> {
  const [at = '', low = '', high = ''] = after?.split(',') ?? []
  const isAfter = after
    ? sql`(a.decided_at, a.low_id, a.high_id) < (${at}::timestamptz, ${low}::integer, ${high}::integer)`
    : sql`true`
  const { rows } = await db.execute<Apart>(sql`
    select ${pair}, to_json(a.decided_at) #>> '{}' as at, u.username
    from places_apart a ${bothPlaces(sql`a`)} left join users u on u.id = a.decided_by
    where ${isAfter} order by a.decided_at desc, a.low_id desc, a.high_id desc limit ${pageSize + 1}`)
  return paged(rows, (row) => `${new Date(row.at).toISOString()},${row.low.id},${row.high.id}`)
}

type Joined = JoinedPlaces['data'][number]

/** A place's own website is a record of no other place. */
export async function listJoined(db: Database, after = '0'): Promise<JoinedPlaces> {
  const { rows } = await db.execute<{ place: Omit<Joined, 'records'>; records: number }>(sql`
    select ${jsonOf('p')} as place, s.records from (
      select place_id, count(*)::int as records from place_sources
      where place_id > ${after}::integer and provider <> 'official-site'
      group by place_id having count(*) > 1 order by place_id limit ${pageSize + 1}) s
    join places p on p.id = s.place_id order by p.id`)
  return paged(
    rows.map(({ place, records }) => ({ ...place, records })),
    ({ id }) => String(id),
  )
}
