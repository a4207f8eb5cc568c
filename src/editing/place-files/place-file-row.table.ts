import { integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../../platform/database/columns.ts'
import type { PlaceRecord } from './place-file-fields.ts'

/** The rows of a large file that wait for the job that checks or writes them; gone once it is over. */
export const placeFileRows = pgTable(
  'place_file_rows',
  {
    upload: uuid().notNull(),
    line: integer().notNull(),
    record: jsonb().$type<PlaceRecord>().notNull(),
    createdAt: createdAt(),
  },
  (row) => [primaryKey({ columns: [row.upload, row.line] })],
)
