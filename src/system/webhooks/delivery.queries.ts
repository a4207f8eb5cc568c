import { eq, sql } from 'drizzle-orm'
import { notFound, Problem } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import { inPortions } from '../../platform/database/in-portions.ts'
import { webhookDeliveries } from './webhook.table.ts'
import { longestPauseMs } from './webhook.ts'

export type DueDelivery = {
  id: number
  webhookId: string
  messageId: string
  url: string
  /** Sealed, as it is stored. */
  secret: string
  body: string
  /** With this one. */
  tries: number
  /** When this try began, by which it is told from all others. */
  triedAt: string
}

/** Longer than a try takes: after that it is somebody else's, for who had it was killed. */
const heldSeconds = 60

/** What would wait for longer than any does was put off by a clock that was ahead. */
export const isDue = sql`(due_at <= now() or due_at > now() + make_interval(secs => ${longestPauseMs / 1000}::float8))`

/** Those that have something to be told now. */
export async function findDueWebhooks(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from webhooks w where is_active and exists (select from webhook_deliveries d
      where d.webhook_id = w.id and d.state = 'waiting' and ${isDue})`)
  return rows.map(({ id }) => id)
}

/** Takes what a webhook is to be told next, for as long as a try may take; undefined when nothing is due. */
export async function takeDelivery(db: Database, webhookId: string): Promise<DueDelivery | undefined> {
  const { rows } = await db.execute<DueDelivery>(sql`
    update webhook_deliveries d set tries = tries + 1, due_at = now() + make_interval(secs => ${heldSeconds}), tried_at = now(),
      status = null, error = null
    from webhooks w
    where w.id = d.webhook_id and w.is_active and d.id = (
      select id from webhook_deliveries
      where webhook_id = ${webhookId}::uuid and state = 'waiting' and ${isDue}
      order by due_at, id limit 1 for update skip locked)
    returning d.id, d.webhook_id as "webhookId", d.message_id as "messageId", w.url, w.secret, d.body, d.tries,
      d.tried_at::text as "triedAt"`)
  return rows[0]
}

type Outcome = {
  state: 'waiting' | 'delivered' | 'failed'
  /** Until it is tried again. */
  pauseMs?: number | undefined
  status?: number | undefined
  error?: string | undefined
}

export const noteOutcome = async (
  db: Database,
  { id, triedAt }: Pick<DueDelivery, 'id' | 'triedAt'>,
  { state, pauseMs = 0, status, error }: Outcome,
): Promise<void> =>
  // Of one that somebody else has tried since, that counts.
  void (await db.execute(sql`
    update webhook_deliveries set state = ${state}, status = ${status ?? null}::integer, error = ${error ?? null}::text,
      due_at = now() + make_interval(secs => ${pauseMs / 1000}::float8)
    where id = ${id} and tried_at = ${triedAt}::timestamptz and state = 'waiting'`))

/** Of one that waits for its next try it is known what came of the last. */
const isBeingSent = sql`(state = 'waiting' and tries > 0 and error is null and not ${isDue})`

/** Tells it again, with the number that it had; one that is being sent at this moment is not sent twice at once. @throws Problem 404, or 422 when nothing is sent */
export async function redeliver(db: Database, id: number): Promise<void> {
  const { rows } = await db.execute(sql`
    update webhook_deliveries d set state = 'waiting', status = null, error = null,
      tries = case when ${isBeingSent} then tries else 0 end,
      due_at = case when ${isBeingSent} then due_at else now() end
    from webhooks w where w.id = d.webhook_id and w.is_active and d.id = ${id} returning d.id`)
  if (rows.length > 0) return
  const isThere = (await db.$count(webhookDeliveries, eq(webhookDeliveries.id, id))) > 0
  throw isThere ? switchedOff() : notFound('delivery')
}

export const switchedOff = () => new Problem(422, 'off', 'It is switched off: switch it on first')

/** Of each webhook: for how long and how many of those that are over stay, and how many may wait. */
const logBounds = { days: 30, over: 1000, waiting: 10_000 }

/** Keeps the log bounded. */
export async function forgetDeliveries(db: Database, { days, over, waiting } = logBounds): Promise<void> {
  /** Of the webhook `w`, the last that is one too many. */
  const lastBeyond = (count: number, isWaiting: boolean) => sql`(
    select id from webhook_deliveries d where webhook_id = w.id and (state = 'waiting') = ${isWaiting}
    order by id desc offset ${count}::int limit 1)`
  await inPortions(
    db,
    (size) => sql`
      with last as materialized (
        select id, ${lastBeyond(waiting, true)} as waiting, ${lastBeyond(over, false)} as over from webhooks w)
      delete from webhook_deliveries where id in (
        select d.id from webhook_deliveries d join last on last.id = d.webhook_id
        where d.id <= case when state = 'waiting' then last.waiting else last.over end
          or state <> 'waiting' and created_at < now() - make_interval(days => ${days}) limit ${size})`,
  )
}
