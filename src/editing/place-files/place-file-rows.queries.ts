import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database, Queries, Transaction } from '../../platform/database/database.ts'
import { inPortions } from '../../platform/database/in-portions.ts'
import { placeFileRows } from './place-file-row.table.ts'
import type { FileRow } from './place-rows.ts'

/** Puts rows, which must be `storable`, behind those that an upload has already. */
export async function keepRows(db: Queries, upload: string, rows: readonly FileRow[]): Promise<void> {
  await db.execute(sql`
    insert into place_file_rows (upload, line, record)
    select ${upload}::uuid, line, record
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(line integer, record jsonb)`)
}

/** The next rows after a line, in their order. */
export const nextRows = (
  db: Queries,
  { upload, after, limit }: { upload: string; after: number; limit: number },
): Promise<FileRow[]> =>
  db
    .select({ line: placeFileRows.line, record: placeFileRows.record })
    .from(placeFileRows)
    .where(and(eq(placeFileRows.upload, upload), gt(placeFileRows.line, after)))
    .orderBy(asc(placeFileRows.line))
    .limit(limit)

export async function dropRows(tx: Transaction, upload: string, lines: number[]): Promise<void> {
  await tx
    .delete(placeFileRows)
    .where(and(eq(placeFileRows.upload, upload), inArray(placeFileRows.line, lines)))
}

/** Of an upload that is over, and of uploads whose job never came; what they took up is free again. */
export async function dropUpload(db: Database, upload: string): Promise<void> {
  const { rows: left } = await db.execute<{ upload: string }>(sql`
    select distinct upload from place_file_rows r where created_at < now() - interval '2 days'
      and not exists (select from jobs where state in ('waiting', 'running') and input ->> 'upload' = r.upload::text)`)
  for (const over of [upload, ...left.map((row) => row.upload)])
    await inPortions(
      db,
      (size) => sql`
        delete from place_file_rows where upload = ${over}::uuid and line in (
          select line from place_file_rows where upload = ${over}::uuid order by line limit ${size} for update skip locked)`,
    )
  await db.transaction(async (tx) => {
    // Another upload on its way is seen before, not after, what truncates.
    await tx.execute(sql`lock table place_file_rows in access exclusive mode`)
    const [other] = await tx.select({ line: placeFileRows.line }).from(placeFileRows).limit(1)
    // The embedded database never gives back what deleted rows took up.
    if (!other) await tx.execute(sql`truncate place_file_rows`)
  })
}
