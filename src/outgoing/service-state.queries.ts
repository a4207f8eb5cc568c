import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'

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
    insert into service_states as state (service, free_at) values (${service}, now() + ${ms(gapMs)})
    on conflict (service) do update set free_at = greatest(state.free_at, now()) + ${ms(gapMs)}
      where (state.paused_until is null or state.paused_until <= now())
        and state.free_at <= now() + ${ms(longestWaitMs)}
    returning floor(extract(epoch from free_at - ${ms(gapMs)} - now()) * 1000)::integer as wait_ms`)
  const granted = rows[0]
  return granted ? { kind: 'granted', waitMs: Math.max(granted.wait_ms, 0) } : whyNot(db, service)
}

type StateRow = {
  free_at: string
  paused_until: string | null
  is_paused: boolean
  pause_reason: string | null
}

async function whyNot(db: Database, service: string): Promise<Turn> {
  const { rows } = await db.execute<StateRow>(sql`
    select free_at, paused_until, pause_reason, coalesce(paused_until > now(), false) as is_paused
    from service_states where service = ${service}`)
  const state = rows[0]
  if (!state?.is_paused || state.paused_until === null)
    return { kind: 'later', until: new Date(state?.free_at ?? Date.now()) }
  return { kind: 'paused', until: new Date(state.paused_until), reason: state.pause_reason ?? '' }
}

/** Nobody starts a request before so long from now. */
export async function postpone(db: Database, service: string, waitMs: number): Promise<void> {
  await db.execute(sql`
    update service_states set free_at = greatest(free_at, now() + ${ms(waitMs)}) where service = ${service}`)
}

/** The service is left alone for so long, for a reason that an editor reads. */
export async function pause(db: Database, service: string, pauseMs: number, reason: string): Promise<void> {
  await db.execute(sql`
    update service_states set paused_until = greatest(paused_until, now() + ${ms(pauseMs)}),
      pause_reason = ${reason} where service = ${service}`)
}

export async function noteSuccess(db: Database, service: string): Promise<void> {
  await db.execute(sql`update service_states set failures = 0 where service = ${service} and failures > 0`)
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
        then greatest(paused_until, now() + ${ms(pauseMs)}) else paused_until end,
      pause_reason = case when failures + 1 >= ${mostFailures}::integer then ${reason}::text else pause_reason end
    where service = ${service}`)
}

const ms = (value: number) => sql`make_interval(secs => ${value / 1000}::float8)`
