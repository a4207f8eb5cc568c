import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { doubts, noticeReasons } from './notice.ts'
import { bounds } from './report.ts'

/**
 * Of all who report or decide about a place one comes after the other: each counts what the one before wrote. The place itself is
 * locked before.
 */
export const lockReports = (tx: Transaction, placeId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(41, ${placeId}::int)`)

/** Puts the notices of places right, whose reports are locked: where nothing changes nothing is written. */
export async function settleNotices(tx: Transaction, placeIds: readonly number[]): Promise<void> {
  const agreed = sql`
    select distinct on (place_id) place_id, reason, families, since from (
      select place_id, reason, least(count(distinct device), count(distinct network))::int as families,
        min(created_at) as since
      from reports
      where place_id = any(${sql.param([...placeIds])}::integer[]) and state = 'open' and device is not null
        and reason = any(${sql.param(noticeReasons)}::text[])
        and created_at > now() - make_interval(days => ${bounds.agreeingDays})
      group by place_id, reason) told
    where families >= ${bounds.agreeing} order by place_id, families desc, since`
  await tx.execute(sql`
    delete from place_notices n where place_id = any(${sql.param([...placeIds])}::integer[])
      and not exists (select from (${agreed}) a where a.place_id = n.place_id)`)
  await tx.execute(sql`
    insert into place_notices as n (place_id, reason, families, since) ${agreed}
    on conflict (place_id) do update set reason = excluded.reason, families = excluded.families, since = excluded.since
    where (n.reason, n.families, n.since) is distinct from (excluded.reason, excluded.families, excluded.since)`)
}

// Who reports of one of them waits for all.
const settledAtOnce = 50

/** Those whose reports are too old by now. */
export async function settleOldNotices(db: Database): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select place_id as id from place_notices order by place_id`)
  for (let begin = 0; begin < rows.length; begin += settledAtOnce) {
    const ids = rows.slice(begin, begin + settledAtOnce).map(({ id }) => id)
    await db.transaction(async (tx) => {
      for (const id of ids) await lockReports(tx, id)
      await settleNotices(tx, ids)
    })
  }
}

/** Of the place `p`, as JSON: what families agree in, or else what its one source says and nobody has reviewed. */
export const noticeJson = sql`coalesce(
  (select json_build_object('reason', n.reason, 'families', n.families, 'since', n.since)
    from place_notices n where n.place_id = p.id),
  (select json_build_object('reason', case s.gone_because when 'private' then 'other' else 'closed' end,
      'families', 0, 'since', s.gone_since, 'because', s.gone_because)
    from place_sources s where s.place_id = p.id and not p.is_reviewed and s.gone_since is not null
      and s.gone_because = any(${sql.param(doubts)}::text[]) and not exists (
        select from place_sources o where o.place_id = p.id and o.gone_since is null
          and o.provider not in ('starter', 'official-site'))
    order by s.gone_since desc limit 1))`
