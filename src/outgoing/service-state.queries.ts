import { type SQL, sql } from 'drizzle-orm'
import type { Database, Queries } from '../platform/database/database.ts'
import type { Urgency } from './service.ts'
import { serviceStates } from './service-state.table.ts'

/** 'later': not within the time that the caller would wait. 'paused': nobody asks it now. */
export type Turn =
  | { kind: 'granted'; waitMs: number }
  | { kind: 'later'; until: Date }
  | { kind: 'paused'; until: Date; reason: string }

type TurnOptions = { gapMs: number; longestWaitMs: number }

/**
 * The next moment at which the service may be asked, for this caller alone. The database's clock decides, since it is
 * the only one that all processes share; and one statement, so that two never get the same moment.
 */
export async function takeTurn(
  db: Database,
  service: string,
  { gapMs, longestWaitMs }: TurnOptions,
): Promise<Turn> {
  const { rows } = await db.execute<{ wait_ms: number }>(sql`
    insert into service_states as state (service, free_at, requests) values (${service}, now() + ${ms(gapMs)}, 1)
    on conflict (service) do update set free_at = greatest(${real('state.free_at')}, now()) + ${ms(gapMs)},
        requests = state.requests + 1
      where ${pauseEnd('state.paused_until')} is null
        and coalesce(${real('state.free_at')}, now()) <= now() + ${ms(longestWaitMs)}
    returning floor(extract(epoch from free_at - ${ms(gapMs)} - now()) * 1000)::integer as wait_ms`)
  const granted = rows[0]
  return granted ? { kind: 'granted', waitMs: Math.max(granted.wait_ms, 0) } : whyNot(db, service)
}

/** How many requests each service has had since the guide was installed, by its name. */
export async function countRequests(db: Queries): Promise<Record<string, number>> {
  const rows = await db
    .select({ service: serviceStates.service, requests: serviceStates.requests })
    .from(serviceStates)
  return Object.fromEntries(rows.map(({ service, requests }) => [service, requests]))
}

type StateRow = {
  free_at: string
  paused_until: string | null
  is_paused: boolean
  pause_reason: string | null
}

async function whyNot(db: Database, service: string): Promise<Turn> {
  const { rows } = await db.execute<StateRow>(sql`
    select free_at, paused_until, pause_reason, ${pauseEnd()} is not null as is_paused
    from service_states where service = ${service}`)
  const state = rows[0]
  if (!state?.is_paused || state.paused_until === null)
    return { kind: 'later', until: new Date(state?.free_at ?? Date.now()) }
  return { kind: 'paused', until: new Date(state.paused_until), reason: state.pause_reason ?? '' }
}

// Who waits says so again before it is over; of one that was killed it is soon forgotten.
const awaitedMs = 2000
const mostAwaitedMs = 10_000

/**
 * In how many milliseconds such a request may start, if nothing comes between; 0 where the service is paused, which its turn
 * tells. Bulk work waits for its own time and for whoever somebody waits for, who says so by this.
 */
export async function untilFree(db: Database, service: string, urgency: Urgency): Promise<number> {
  const isPaused = sql`${pauseEnd('state.paused_until')} is not null`
  const { rows } = await db.execute<{ wait_ms: number }>(
    urgency === 'awaited'
      ? sql`insert into service_states as state (service, awaited_until) values (${service}, now() + ${ms(awaitedMs)})
          on conflict (service) do update set awaited_until = greatest(${real('state.awaited_until')},
            least(greatest(${real('state.free_at')}, now()), now() + ${ms(mostAwaitedMs)}) + ${ms(awaitedMs)})
          returning case when ${isPaused} then 0 else ${msUntil(real('free_at'))} end as wait_ms`
      : sql`select case when ${isPaused} then 0
          else ${msUntil(sql`greatest(${real('free_at')}, ${real('bulk_free_at')}, ${real('awaited_until')})`)} end as wait_ms
          from service_states state where service = ${service}`,
  )
  return rows[0]?.wait_ms ?? 0
}

/** Whether somebody waits for an answer of the service. */
export async function isAwaited(db: Database, service: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from service_states where service = ${service} and ${real('awaited_until')} > now()`,
  )
  return rows.length > 0
}

/** Bulk work starts no request before so long from now. */
export async function postponeBulk(db: Database, service: string, waitMs: number): Promise<void> {
  await db.execute(sql`
    update service_states set bulk_free_at = greatest(${real('bulk_free_at')}, now() + ${ms(waitMs)}) where service = ${service}`)
}

/** Nobody starts a request before so long from now. */
export async function postpone(db: Database, service: string, waitMs: number): Promise<void> {
  await db.execute(sql`
    update service_states set free_at = greatest(${real('free_at')}, now() + ${ms(waitMs)}) where service = ${service}`)
}

/** Whether nobody asks it now. */
export async function isPaused(db: Database, service: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from service_states where service = ${service} and ${pauseEnd()} is not null`,
  )
  return rows.length > 0
}

/** The service is left alone for so long, for a reason that an editor reads. */
export async function pause(db: Database, service: string, pauseMs: number, reason: string): Promise<void> {
  await db.execute(sql`
    update service_states set paused_until = greatest(${pauseEnd()}, now() + ${ms(pauseMs)}),
      pause_reason = ${reason} where service = ${service}`)
}

export async function noteSuccess(db: Database, service: string): Promise<void> {
  await db.execute(sql`update service_states set failures = 0 where service = ${service} and failures > 0`)
}

/** One more failure in a row, for which it is not left alone. */
export async function addFailure(db: Database, service: string): Promise<void> {
  await db.execute(sql`insert into service_states as state (service, failures) values (${service}, 1)
    on conflict (service) do update set failures = state.failures + 1`)
}

/** How often in a row it could not be had. */
export async function countFailures(db: Database, service: string): Promise<number> {
  const { rows } = await db.execute<{ failures: number }>(
    sql`select failures from service_states where service = ${service}`,
  )
  return rows[0]?.failures ?? 0
}

type Breaker = { mostFailures: number; pauseMs: number; reason: string }

/** One more failure; so many without a success between, and the service is left alone for a while. */
export async function noteFailure(
  db: Database,
  service: string,
  { mostFailures, pauseMs, reason }: Breaker,
): Promise<void> {
  await db.execute(sql`
    update service_states set failures = failures + 1,
      paused_until = case when failures + 1 >= ${mostFailures}::integer
        then greatest(${pauseEnd()}, now() + ${ms(pauseMs)}) else paused_until end,
      pause_reason = case when failures + 1 >= ${mostFailures}::integer then ${reason}::text else pause_reason end
    where service = ${service}`)
}

type Growth = { firstMs: number; mostMs: number; reason: string }

/** Left alone for twice as long with each failure in a row. */
export async function backOff(
  db: Database,
  service: string,
  { firstMs, mostMs, reason }: Growth,
): Promise<void> {
  await db.execute(sql`
    update service_states set failures = failures + 1, pause_reason = ${reason},
      paused_until = now() + least(${ms(firstMs)} * power(2, least(failures, 30)), ${ms(mostMs)})
    where service = ${service}`)
}

/**
 * When a service that is left alone may be asked again; null of one that may be asked now. For longer than a day none is left
 * alone: such a time was noted by a clock that was ahead.
 */
export const pauseEnd = (moment = 'paused_until') =>
  sql`case when ${sql.raw(moment)} > now() and ${sql.raw(moment)} <= now() + interval '25 hours' then ${sql.raw(moment)} end`

/** The same of other times: nobody waits for longer than some minutes, or it is a pause. */
const real = (moment: string) =>
  sql`case when ${sql.raw(moment)} < now() + interval '1 hour' then ${sql.raw(moment)} end`

/** When a service may be asked next, as far as it has said. */
export const nextAskable = sql`greatest(${real('free_at')}, ${pauseEnd()})`

const msUntil = (moment: SQL) => sql`greatest(ceil(extract(epoch from ${moment} - now()) * 1000), 0)::integer`

const ms = (value: number) => sql`make_interval(secs => ${value / 1000}::float8)`
