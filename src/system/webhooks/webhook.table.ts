import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from '../../platform/database/columns.ts'
import { deliveryStates, webhookTopics } from './webhook.ts'

/** Addresses that are told what changes. */
export const webhooks = pgTable('webhooks', {
  id: uuid().primaryKey(),
  url: text().notNull(),
  topics: text({ enum: webhookTopics }).array().notNull(),
  isActive: boolean().notNull().default(true),
  /** What its messages are signed with; sealed where there is an APP_SECRET. */
  secret: text().notNull(),
  /** Names the try that made it, which may come again. */
  attempt: text(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/**
 * What each webhook has to be told, and was: `queue_webhooks` of the migrations writes it in the transaction of the change,
 * so that none is lost and none tells of what was never so.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The same with every try: who hears it twice knows. */
    messageId: uuid().notNull().default(sql`gen_random_uuid()`),
    event: text().notNull(),
    /** JSON, as it is signed and sent. */
    body: text().notNull(),
    state: text({ enum: deliveryStates }).notNull().default('waiting'),
    tries: smallint().notNull().default(0),
    /** Of one that is being sent: when it counts as not sent, since the process that had it is gone. */
    dueAt: moment().notNull().defaultNow(),
    /** Of the last answer; null where none came. */
    status: integer(),
    error: text(),
    createdAt: createdAt(),
    /** Of the last try. */
    triedAt: moment(),
  },
  (delivery) => [
    check('webhook_deliveries_state', sql`${delivery.state} in ('waiting', 'delivered', 'failed')`),
    index().on(delivery.webhookId, delivery.id),
    index('webhook_deliveries_due')
      .on(delivery.webhookId, delivery.dueAt)
      .where(sql`${delivery.state} = 'waiting'`),
  ],
)
