import { type SQL, sql } from 'drizzle-orm'
import { bounds as planBounds } from '../../src/guide/plan/plan.ts'
import { bounds } from '../../src/guide/reports/report.ts'
import type { Database } from '../../src/platform/database/database.ts'

/** Within what a budget is for, but for the moments between a try and what it led to. */
const isRecent = (moment: string) => sql.raw(`${moment} > now() - interval '14 minutes'`)

/** What no abuse may make more of, by what it would be called; each asks for how many are too many. */
const rules: Record<string, SQL> = {
  'plans that are too large': sql`
    select count(*) from shared_plans where octet_length(plan::text) > ${2 * planBounds.bytes}::int`,
  'addresses that made too many plans': sql`
    select greatest(0, (select count(*) from shared_plans where ${isRecent('last_visited_at')}) - 20 * (
      select count(*) from login_attempts where key like 'plan new:%'))`,
  'places with too many reports': sql`
    select count(*) from (select from reports where state = 'open' group by place_id
      having count(*) > ${bounds.ofPlace}) t`,
  'networks with too many reports of a place': sql`
    select count(*) from (select from reports where state = 'open' group by place_id, network
      having count(*) > ${bounds.ofNetwork}) t`,
  'places with too many reports from forms': sql`
    select count(*) from (select from reports where state = 'open' and device is null and network is not null
      group by place_id having count(*) > ${bounds.plain.ofPlace}) t`,
  'devices with two reports of a place': sql`
    select count(*) from (select from reports where state = 'open' and device is not null
      group by place_id, device having count(*) > 1) t`,
  'sentences that are too long': sql`select count(*) from reports where length(sentence) > ${bounds.sentence}`,
  'budgets that were passed': sql`
    select count(*) from login_attempts where cardinality(tries) > case
      when key like 'plan new:%' or key like 'report device:%' then 20 when key like 'plan guess:%' then 30
      when key like 'plain report:%' then 5 when key = 'plain reports' then 60
      when key like 'report photo:%' then 6 when key like 'report:%' then 60 else 600 end`,
  'devices counted beside their address': sql`
    select greatest(0, (select count(*) from login_attempts where key like 'report device:%'
      and ${isRecent('tries[cardinality(tries)]')}) - 60 * (
      select count(*) from login_attempts where key like 'report:%'))`,
}

/** What is beyond its bound, in words with counts. */
export async function beyondBounds(db: Database): Promise<string[]> {
  const found: string[] = []
  for (const [what, count] of Object.entries(rules)) {
    const { rows } = await db.execute<{ count: string }>(count)
    const [{ count: many } = { count: '0' }] = rows.map((row) => ({ count: Object.values(row)[0] as string }))
    if (Number(many) > 0) found.push(`${many} ${what}`)
  }
  return found
}

/** What all of it together keeps. */
export async function keptBy(db: Database): Promise<Record<string, number>> {
  const { rows } = await db.execute<Record<string, string>>(sql`
    select (select count(*) from shared_plans) as "plans kept", (select count(*) from reports) as "reports kept",
      (pg_total_relation_size('shared_plans') + pg_total_relation_size('reports')
        + pg_total_relation_size('login_attempts')) / 1000000 as "MB of their tables"`)
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([what, count]) => [what, Number(count)]))
}
