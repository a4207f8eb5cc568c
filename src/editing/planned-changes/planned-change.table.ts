import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../office/accounts/account/account.table.ts'
import { actingToken } from '../../office/accounts/audit-log/acting-token.ts'
import { createdAt, id, moment, updatedAt } from '../../platform/database/columns.ts'
import { plannedSubjects } from './planned-change.ts'

/** Changes that are kept until somebody publishes them, or until their time. */
export const plannedChanges = pgTable(
  'planned_changes',
  {
    id: id(),
    subject: text({ enum: plannedSubjects }).notNull(),
    /** A place's id, or the key of a page; what it names may be gone. */
    subjectKey: text().notNull(),
    /** What it was called when this was planned. */
    name: text().notNull(),
    /** As the editor's own save takes it: `PlaceEdit`, or the updates of a page by section. */
    changes: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What those fields were when it was planned: what others change of them since is not overruled. */
    base: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Null: a draft. */
    publishAt: moment(),
    /** By whose clocks that was said. */
    timeZone: text(),
    state: text({ enum: ['waiting', 'refused', 'published'] })
      .notNull()
      .default('waiting'),
    /** Why it was not published when it was due. */
    refusal: text(),
    /** Who last said what is to change, or when. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The API token that they did it through; null: by hand. */
    tokenId: integer().$defaultFn(() => sql`${actingToken()}::integer`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    publishedAt: moment(),
  },
  (planned) => [
    check('planned_changes_subject', sql`${planned.subject} in ('place', 'page')`),
    check('planned_changes_state', sql`${planned.state} in ('waiting', 'refused', 'published')`),
    check('planned_changes_time', sql`(${planned.publishAt} is null) = (${planned.timeZone} is null)`),
    index('planned_changes_due').on(planned.publishAt).where(sql`${planned.state} = 'waiting'`),
    index('planned_changes_of').on(planned.subject, planned.subjectKey),
  ],
)
