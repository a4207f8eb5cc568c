import { Hono } from 'hono'
import { z } from 'zod'
import { ByHistoryId, Deleted } from '../../office/accounts/audit-log/deleted.schema.ts'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import type { SealSettings } from '../../office/configs/config-values.queries.ts'
import { mayPostTo } from '../../outgoing/post-to-website.provider.ts'
import { describe } from '../../platform/calls/describe.ts'
import { Id } from '../../platform/calls/id.schema.ts'
import { brokenRule } from '../../platform/calls/problem.ts'
import { valid, validRules } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { redeliver } from './delivery.queries.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  testWebhook,
  undoWebhookDeletion,
} from './webhook.queries.ts'
import { Delivery, MadeWebhook, NewWebhook, Webhook, WebhookChange } from './webhook.schema.ts'

const ById = z.object({ id: z.uuid() })
const Done = z.object({ success: z.literal(true) })
const done = { success: true as const }

type WebhookSettings = SealSettings & Pick<Settings, 'WEBHOOK_ORIGINS'>

/** @throws Problem 422 for where no delivery would go */
async function refuseInner(address: string, { WEBHOOK_ORIGINS }: WebhookSettings) {
  const url = new URL(address)
  if (await mayPostTo(url, WEBHOOK_ORIGINS)) return
  throw brokenRule(
    'url',
    `The guide tells public names on their usual ports, not ${url.host}, unless its owner adds ${url.origin} to WEBHOOK_ORIGINS`,
  )
}

export const webhooksApi = (db: Database, settings: WebhookSettings) =>
  new Hono()
    .get('/', describe('All webhooks', z.array(Webhook)), async (c) => c.json(await listWebhooks(db)))
    .post(
      '/',
      describe(
        'Adds a webhook; only this answer holds the secret that its messages are signed with',
        MadeWebhook,
        {
          problems: [422],
        },
      ),
      validRules(NewWebhook),
      async (c) => {
        const editor = { userId: signedInUser(c).id, settings }
        const webhook = c.req.valid('json')
        await refuseInner(webhook.url, settings)
        return c.json(await createWebhook(db, editor, webhook))
      },
    )
    .post(
      '/deliveries/:id/redeliver',
      describe('Tells a webhook the same again, at once', Done, { problems: [404, 422] }),
      valid('param', z.object({ id: Id })),
      async (c) => {
        await redeliver(db, c.req.valid('param').id)
        return c.json(done)
      },
    )
    .patch(
      '/:id',
      describe('Changes the sent fields of a webhook', Webhook, { problems: [404, 409, 422] }),
      valid('param', ById),
      validRules(WebhookChange),
      async (c) => {
        const editor = { userId: signedInUser(c).id, settings }
        const change = c.req.valid('json')
        if (change.url !== undefined) await refuseInner(change.url, settings)
        return c.json(await changeWebhook(db, editor, c.req.valid('param').id, change))
      },
    )
    .delete(
      '/:id',
      describe('Deletes a webhook with its log', Deleted, { problems: [404] }),
      valid('param', ById),
      async (c) => {
        const editor = { userId: signedInUser(c).id, settings }
        const historyId = await deleteWebhook(db, editor, c.req.valid('param').id)
        return c.json({ ...done, historyId })
      },
    )
    .post(
      '/deletions/:historyId/undo',
      describe('Brings a webhook back with its secret and its log, within an hour', Done, {
        problems: [404, 409, 422],
      }),
      valid('param', ByHistoryId),
      async (c) => {
        await undoWebhookDeletion(db, signedInUser(c).id, c.req.valid('param').historyId)
        return c.json(done)
      },
    )
    .post(
      '/:id/test',
      describe('Tells a webhook that it is tried', z.object({ delivery: z.int() }), { problems: [404, 422] }),
      valid('param', ById),
      async (c) => c.json({ delivery: await testWebhook(db, c.req.valid('param').id) }),
    )
    .get(
      '/:id/deliveries',
      describe(
        'What a webhook was told and is to be told, the newest first, fifty at a time',
        z.array(Delivery),
        {
          problems: [404],
        },
      ),
      valid('param', ById),
      valid('query', z.object({ before: Id.optional() })),
      async (c) => c.json(await listDeliveries(db, c.req.valid('param').id, c.req.valid('query').before)),
    )
