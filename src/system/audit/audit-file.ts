import { csvLine } from '../../editing/place-files/csv.ts'
import type { AuditEntry } from './audit.schema.ts'

const columns = [
  'id',
  'at',
  'username',
  'token',
  'action',
  'entity',
  'entityId',
  'name',
  'importRunId',
] as const

// Without the byte order mark Excel takes UTF-8 for the code page of its country.
const head = `\ufeff${csvLine([...columns, 'changes'])}`

const lineOf = (entry: AuditEntry) =>
  csvLine([
    ...columns.map((column) => entry[column]),
    entry.changes.length > 0 ? JSON.stringify(entry.changes) : null,
  ])

/** A line for each entry; what was changed as JSON. */
export async function* auditFile(
  first: IteratorResult<AuditEntry[], void>,
  rest: AsyncGenerator<AuditEntry[], void>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const encoder = new TextEncoder()
  yield encoder.encode(head)
  if (!first.done) yield encoder.encode(first.value.map(lineOf).join(''))
  for await (const entries of rest) yield encoder.encode(entries.map(lineOf).join(''))
}
