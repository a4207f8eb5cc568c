import { eq } from 'drizzle-orm'
import { recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import { stale } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  type AdminPageMetadata,
  type PageKey,
  type PageMetadataChange,
  pageKeys,
} from './page-metadata.schema.ts'
import { pageMetadata } from './page-metadata.table.ts'

/** What is set for each page, in the pages' order. */
export async function listPageMetadata(db: Database): Promise<AdminPageMetadata[]> {
  const rows = await db.select().from(pageMetadata)
  return pageKeys.map((pageKey) =>
    adminMetadata(
      pageKey,
      rows.find((row) => row.pageKey === pageKey),
    ),
  )
}

/** Changes the given texts only. @throws Problem 409 when they changed since they were read */
export const changePageMetadata = (
  db: Database,
  userId: string,
  pageKey: PageKey,
  { updatedAt, ...texts }: PageMetadataChange,
): Promise<AdminPageMetadata> =>
  db.transaction(async (tx) => {
    const ofPage = eq(pageMetadata.pageKey, pageKey)
    // Who saves it for the first time at the same moment waits here, and goes on from what the other has saved.
    const [made] = await tx.insert(pageMetadata).values({ pageKey }).onConflictDoNothing().returning()
    const [row] = made ? [] : await tx.select().from(pageMetadata).where(ofPage).for('update')
    const before = adminMetadata(pageKey, row)
    if (updatedAt !== undefined && instantOf(updatedAt) !== instantOf(before.updatedAt))
      throw stale('page', before)
    const { metaTitle, metaDescription } = { ...before, ...texts }
    const [changed] = await tx
      .update(pageMetadata)
      .set({ metaTitle, metaDescription, updatedAt: new Date() })
      .where(ofPage)
      .returning()
    const after = adminMetadata(pageKey, changed)
    const action = row ? 'update' : 'create'
    await recordChange(tx, { userId, action, entity: 'page_metadata', entityId: pageKey, before, after })
    return after
  })

const instantOf = (moment: string | null) => (moment === null ? null : Date.parse(moment))

type Row = typeof pageMetadata.$inferSelect

const adminMetadata = (pageKey: PageKey, row: Row | undefined): AdminPageMetadata => ({
  pageKey,
  metaTitle: row?.metaTitle ?? null,
  metaDescription: row?.metaDescription ?? null,
  updatedAt: row?.updatedAt.toISOString() ?? null,
})
