import { integer, timestamp } from 'drizzle-orm/pg-core'

/** Milliseconds, so that a moment survives the way through JSON and JavaScript's Date unchanged. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 })

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

export const createdAt = () => moment().notNull().defaultNow()

export const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())
