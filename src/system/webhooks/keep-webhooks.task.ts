import type { SealSettings } from '../../office/configs/config-values.queries.ts'
import type { OutgoingParts } from '../../outgoing/ask-service.provider.ts'
import { type PostToWebsite, postToWebsites } from '../../outgoing/post-to-website.provider.ts'
import { outageTeller } from '../../platform/database/outage-teller.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { type DueDelivery, findDueWebhooks, noteOutcome, takeDelivery } from './delivery.queries.ts'
import { signedHeaders } from './sign.ts'
import { openedSigningSecret } from './webhook.queries.ts'
import { pauseAfter } from './webhook.ts'

type Parts = OutgoingParts & {
  settings: OutgoingParts['settings'] & SealSettings & Pick<Settings, 'WEBHOOK_ORIGINS'>
}

/** What waits is looked for so often: next to nothing where there are no webhooks. */
const lookMs = 2000

/** An answer is yes or no; who takes longer to say it is told again later. */
const timeoutMs = 10_000

/**
 * Tells the webhooks what waits for them, in this and any other process that does; the result stops it. Each has a sender of its
 * own, which tells it one thing at a time: one that is slow or dead keeps nobody else waiting.
 */
export function keepWebhooks(parts: Parts, everyMs = lookMs): () => Promise<void> {
  const { db, log, settings } = parts
  const post = postToWebsites(parts, { timeoutMs, innerOrigins: settings.WEBHOOK_ORIGINS })
  const stopping = new AbortController()
  const senders = new Map<string, Promise<void>>()

  const sendAll = async (webhookId: string) => {
    for (let next = await takeDelivery(db, webhookId); next; next = await takeDelivery(db, webhookId)) {
      await tell(next)
      if (stopping.signal.aborted) return
    }
  }
  const tell = async (delivery: DueDelivery) => {
    const outcome = await deliver(delivery, post, settings, stopping.signal)
    if (outcome) await noteOutcome(db, delivery, outcome)
  }
  const look = async () => {
    for (const id of await findDueWebhooks(db)) {
      if (senders.has(id) || stopping.signal.aborted) continue
      const sender = sendAll(id)
        .catch((error: unknown) => warn(error))
        .finally(() => senders.delete(id))
      senders.set(id, sender)
    }
  }
  const trouble = outageTeller(log, 'webhooks can be told again')
  const warn = (error: unknown) => {
    if (!stopping.signal.aborted) trouble.tell(error, 'webhooks could not be told; it is tried again')
  }
  let looking: Promise<void> | undefined
  const pulse = setInterval(() => {
    looking ??= look()
      .then(trouble.end, warn)
      .finally(() => {
        looking = undefined
      })
  }, everyMs)
  return async () => {
    stopping.abort()
    clearInterval(pulse)
    await looking
    await Promise.all(senders.values())
  }
}

/** What came of a try; undefined when the process stops: another tells it in a minute. */
async function deliver(
  { url, secret: stored, webhookId, messageId, body, tries }: DueDelivery,
  post: PostToWebsite,
  settings: SealSettings,
  signal: AbortSignal,
): Promise<Parameters<typeof noteOutcome>[2] | undefined> {
  const notTold = (error: string, status?: number) => {
    const pauseMs = pauseAfter(tries, Math.random())
    return {
      state: pauseMs === undefined ? ('failed' as const) : ('waiting' as const),
      pauseMs,
      status,
      error,
    }
  }
  const secret = await openedSigningSecret({ id: webhookId, secret: stored }, settings)
  if (secret === undefined) return notTold(otherSecret)
  const headers = {
    'Content-Type': 'application/json',
    ...signedHeaders({ id: messageId, body, at: new Date() }, secret),
  }
  const posted = await post({ url: new URL(url), headers, body }, signal).catch((error: unknown) => {
    if (signal.aborted) return undefined
    throw error
  })
  if (!posted) return undefined
  const { status, trouble } = posted
  if (status !== undefined && status >= 200 && status < 300) return { state: 'delivered', status }
  return notTold(trouble ?? `answered with status ${status}`, status)
}

/** Whoever started the guide with a wrong one, or with none, may soon do so with the right one: what there is to tell waits meanwhile. */
const otherSecret =
  'its secret was stored under another APP_SECRET: start the guide with the APP_SECRET of that time, or make the webhook anew'
