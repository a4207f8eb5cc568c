import { z } from 'zod'
import { Attempt } from '../../platform/calls/attempt.schema.ts'
import { Moment, ReadVersion } from '../../platform/calls/read-version.schema.ts'
import { deliveryStates, webhookTopics } from './webhook.ts'

const url = z
  .string()
  .trim()
  .max(2000, 'An address has at most 2,000 characters')
  .refine(
    (text) => /^https?:\/\//i.test(text) && URL.canParse(text),
    'An address that begins with https:// or http://',
  )
  .refine(
    (text) => !URL.canParse(text) || !hasPassword(new URL(text)),
    'An address without user and password',
  )

const topics = z
  .array(z.enum(webhookTopics))
  .min(1, 'Choose what it is told of')
  .transform((chosen) => webhookTopics.filter((topic) => chosen.includes(topic)))

export const Webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  topics: z.array(z.enum(webhookTopics)),
  isActive: z.boolean(),
  createdAt: Moment,
  updatedAt: Moment,
  /** How many things it has yet to be told. */
  waiting: z.number().int(),
  /** How the last that is over ended; null where nothing is. */
  lastState: z.enum(deliveryStates).nullable(),
})

export const NewWebhook = z.object({ url, topics, attempt: Attempt })

/** The only answer that ever holds the secret. */
export const MadeWebhook = Webhook.extend({ secret: z.string() })

export const WebhookChange = ReadVersion.extend({
  url: url.optional(),
  topics: topics.optional(),
  isActive: z.boolean().optional(),
})

export const Delivery = z.object({
  id: z.number().int(),
  messageId: z.uuid(),
  event: z.string(),
  body: z.string(),
  state: z.enum(deliveryStates),
  tries: z.number().int(),
  /** Of the last answer; null where none came. */
  status: z.number().int().nullable(),
  error: z.string().nullable(),
  createdAt: Moment,
  triedAt: Moment.nullable(),
  /** Of one that waits: when it is tried. */
  dueAt: Moment,
})

export type Webhook = z.infer<typeof Webhook>
export type NewWebhook = z.output<typeof NewWebhook>
export type MadeWebhook = z.infer<typeof MadeWebhook>
export type WebhookChange = z.output<typeof WebhookChange>
export type Delivery = z.infer<typeof Delivery>

const hasPassword = ({ username, password }: URL) => username !== '' || password !== ''
