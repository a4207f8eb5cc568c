import { z } from 'zod'

export const ShownTable = z.object({ table_name: z.string(), column_names: z.array(z.string()) })

export const TableColumn = z.object({
  column_name: z.string(),
  data_type: z.string(),
  is_nullable: z.enum(['YES', 'NO']),
  column_default: z.string().nullable(),
})

/** By the column's name; whatever JSON can say. */
const Row = z.record(z.string(), z.unknown())

export const TableData = z.object({
  columns: z.array(z.string()),
  rows: z.array(Row),
  page: z.int(),
  totalPages: z.int(),
  total: z.int(),
})

export const QueryResult = z.object({
  command: z.enum(['SELECT', 'EXPLAIN']),
  rowCount: z.int(),
  /** No name comes twice: of two columns called 'name' the second is 'name (2)'. */
  columns: z.array(z.string()),
  rows: z.array(Row),
  /** There are more rows, or longer ones, than are shown. */
  truncated: z.boolean(),
})

export type ShownTable = z.infer<typeof ShownTable>
export type TableColumn = z.infer<typeof TableColumn>
export type TableData = z.infer<typeof TableData>
export type QueryResult = z.infer<typeof QueryResult>
