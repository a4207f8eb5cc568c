import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import { keepDeleted, undoDeletion } from '../../office/accounts/audit-log/deleted-rows.queries.ts'
import type { SealSettings } from '../../office/configs/config-values.queries.ts'
import { isSealed, seal, unseal } from '../../office/configs/sealed-text.ts'
import { notFound, Problem, stale } from '../../platform/calls/problem.ts'
import type { Database, Queries, Transaction } from '../../platform/database/database.ts'
import { isChangedSince, nextVersion } from '../../platform/database/row-version.ts'
import { switchedOff } from './delivery.queries.ts'
import { newSigningSecret } from './sign.ts'
import type { Delivery, MadeWebhook, NewWebhook, Webhook, WebhookChange } from './webhook.schema.ts'
import { webhooks } from './webhook.table.ts'
import { deliveriesAtOnce, mostWebhooks } from './webhook.ts'

/** Who changes webhooks, and how their secrets are stored. */
type WebhookEditor = { userId: string; settings: SealSettings }

const sealName = (id: string) => `webhook:${id}`

/** Undefined where that takes another APP_SECRET. */
export const openedSigningSecret = async (
  { id, secret }: { id: string; secret: string },
  { APP_SECRET }: SealSettings,
): Promise<string | undefined> => {
  if (!isSealed(secret)) return secret
  return APP_SECRET === undefined ? undefined : unseal(secret, sealName(id), APP_SECRET)
}

/** Seals what was stored before there was an APP_SECRET. */
export async function sealSigningSecrets(db: Database, { APP_SECRET }: SealSettings): Promise<void> {
  if (APP_SECRET === undefined) return
  const rows = await db.select({ id: webhooks.id, secret: webhooks.secret }).from(webhooks)
  for (const { id, secret } of rows)
    if (!isSealed(secret))
      await db
        .update(webhooks)
        .set({ secret: await seal(secret, sealName(id), APP_SECRET), updatedAt: sql`updated_at` })
        .where(eq(webhooks.id, id))
}

/** Where those lead whose secrets take another APP_SECRET: they are told nothing. */
export async function findUnreadableWebhooks(db: Database, settings: SealSettings): Promise<string[]> {
  const rows = await db.select().from(webhooks).orderBy(webhooks.createdAt)
  const secrets = await Promise.all(rows.map((row) => openedSigningSecret(row, settings)))
  return rows.filter((_, at) => secrets[at] === undefined).map(({ url }) => url)
}

/** The oldest first. */
export const listWebhooks = (db: Database): Promise<Webhook[]> => shownWebhooks(db, sql`true`)

/**
 * With its secret, which is never shown again. Of the same attempt the one before, whose secret nobody ever saw, goes.
 * @throws Problem 422 when there are too many
 */
export async function createWebhook(
  db: Database,
  { userId, settings: { APP_SECRET } }: WebhookEditor,
  { url, topics, attempt }: NewWebhook,
): Promise<MadeWebhook> {
  const [id, secret] = [randomUUID(), newSigningSecret()]
  const stored = APP_SECRET ? await seal(secret, sealName(id), APP_SECRET) : secret
  return db.transaction(async (tx) => {
    await lockTable(tx)
    if (attempt !== undefined) {
      const before = await tx.select().from(webhooks).where(eq(webhooks.attempt, attempt))
      for (const lost of before) await removeWebhook(tx, userId, lost)
    }
    await refuseTooMany(tx)
    await tx.insert(webhooks).values({ id, url, topics, attempt, secret: stored })
    await recordChange(tx, {
      userId,
      action: 'create',
      entity: 'webhooks',
      entityId: id,
      after: { url, topics },
    })
    return { ...(await shownWebhook(tx, id)), secret }
  })
}

/** Changes the given fields only. @throws Problem 404, or 409 with the webhook as it is */
export const changeWebhook = (
  db: Database,
  { userId }: WebhookEditor,
  id: string,
  { updatedAt, ...change }: WebhookChange,
): Promise<Webhook> =>
  db.transaction(async (tx) => {
    const before = await lockWebhook(tx, id)
    if (isChangedSince(before, updatedAt)) throw stale('webhook', await shownWebhook(tx, id))
    await tx
      .update(webhooks)
      .set({ ...change, updatedAt: nextVersion(before) })
      .where(eq(webhooks.id, id))
    const { url, topics, isActive } = before
    await recordChange(tx, {
      ...{ userId, action: 'update', entity: 'webhooks', entityId: id },
      ...{ before: { url, topics, isActive }, after: change },
    })
    return shownWebhook(tx, id)
  })

/** With what it has yet to be told, and its log; the entry of the audit log by which it comes back. @throws Problem 404 */
export const deleteWebhook = (db: Database, { userId }: WebhookEditor, id: string): Promise<number> =>
  db.transaction(async (tx) => removeWebhook(tx, userId, await lockWebhook(tx, id)))

type Row = typeof webhooks.$inferSelect

async function removeWebhook(tx: Transaction, userId: string, { id, url, topics }: Row): Promise<number> {
  const entryId = await recordChange(tx, {
    userId,
    action: 'delete',
    entity: 'webhooks',
    entityId: id,
    before: { url, topics },
  })
  await keepDeleted(tx, entryId, 'webhooks', sql`id = ${id}::uuid`)
  await keepDeleted(tx, entryId, 'webhook_deliveries', sql`webhook_id = ${id}::uuid`)
  await tx.delete(webhooks).where(eq(webhooks.id, id))
  return entryId
}

/** With its secret, what it has yet to be told and its log. @throws Problem 404, 409, or 422 when it is too late or there are too many */
export const undoWebhookDeletion = (db: Database, userId: string, entryId: number): Promise<void> =>
  undoDeletion(db, { entity: 'webhooks', entryId, userId }, async (tx) => {
    await lockTable(tx)
    await refuseTooMany(tx)
  })

/** Tells it something, so that its owner sees whether it hears: the delivery's id. @throws Problem 404, or 422 when it is told nothing */
export async function testWebhook(db: Database, id: string): Promise<number> {
  // One that is being deleted is waited for, and then is no longer there.
  const { rows } = await db.execute<{ delivery: number | null }>(sql`
    with told as materialized (select id, is_active from webhooks where id = ${id}::uuid for key share)
    select case when is_active then queue_webhook(id, 'webhook.test', '{}') end as delivery from told`)
  const [queued] = rows
  if (!queued) throw notFound('webhook')
  if (queued.delivery === null) throw switchedOff()
  return queued.delivery
}

/** The newest first. @throws Problem 404 */
export async function listDeliveries(db: Database, id: string, before = 2_147_483_647): Promise<Delivery[]> {
  if ((await db.$count(webhooks, eq(webhooks.id, id))) === 0) throw notFound('webhook')
  const { rows } = await db.execute<Delivery>(sql`
    select id, message_id as "messageId", event, body, state, tries, status, error, ${iso('created_at')} as "createdAt",
      ${iso('tried_at')} as "triedAt", ${iso('due_at')} as "dueAt"
    from webhook_deliveries where webhook_id = ${id}::uuid and id < ${before} order by id desc limit ${deliveriesAtOnce}`)
  return rows
}

const lockTable = (tx: Transaction) => tx.execute(sql`lock table webhooks in share row exclusive mode`)

async function refuseTooMany(tx: Transaction) {
  if ((await tx.$count(webhooks)) >= mostWebhooks)
    throw new Problem(422, 'enough', `There are ${mostWebhooks} webhooks already: delete one first`)
}

async function lockWebhook(tx: Transaction, id: string) {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update')
  if (!row) throw notFound('webhook')
  return row
}

async function shownWebhook(db: Queries, id: string): Promise<Webhook> {
  const [webhook] = await shownWebhooks(db, sql`w.id = ${id}::uuid`)
  if (!webhook) throw notFound('webhook')
  return webhook
}

async function shownWebhooks(db: Queries, where: ReturnType<typeof sql>): Promise<Webhook[]> {
  const { rows } = await db.execute<Webhook>(sql`
    select w.id, w.url, to_json(w.topics) as topics, w.is_active as "isActive", ${iso('w.created_at')} as "createdAt",
      ${iso('w.updated_at')} as "updatedAt",
      (select count(*)::int from webhook_deliveries where webhook_id = w.id and state = 'waiting') as waiting,
      (select state from webhook_deliveries where webhook_id = w.id and state <> 'waiting' order by id desc limit 1)
        as "lastState"
    from webhooks w where ${where} order by w.created_at, w.id`)
  return rows
}

const iso = (column: string) => sql.raw(`to_json(${column})#>>'{}'`)
