import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../../platform/database/columns.ts'
import { auditLog } from './audit-log.table.ts'

/** Rows as they were deleted, with what the audit log may not tell: a deletion is undone from here, as long as they are kept. */
export const deletedRows = pgTable(
  'deleted_rows',
  {
    id: id(),
    /** What tells of the deletion. */
    entryId: integer()
      .notNull()
      .references(() => auditLog.id, { onDelete: 'cascade' }),
    tableName: text().notNull(),
    /** Of rows that stayed and only named what went: where they did. Null for a row that went. */
    columnName: text(),
    /** The whole row; of one that stayed its id. */
    row: jsonb().notNull(),
    deletedAt: createdAt(),
  },
  (deleted) => [index().on(deleted.entryId), index().on(deleted.deletedAt)],
)
