import { and, asc, eq } from 'drizzle-orm'
import { recordChange } from '../../office/accounts/audit-log.queries.ts'
import type { Database, Queries } from '../../platform/database.ts'
import { brokenRule, stale } from '../../platform/problem.ts'
import type { ContentPageKey } from './content-page-keys.ts'
import type { AdminPageSection, PageContentChange } from './page-content.schema.ts'
import { pageContent } from './page-content.table.ts'

const { sectionKey, content, contentType, displayOrder, isActive, updatedAt } = pageContent
const columns = { sectionKey, content, contentType, displayOrder }

/** The active sections of a page, in their order. */
export const listPageSections = (db: Database, pageKey: ContentPageKey) =>
  db
    .select(columns)
    .from(pageContent)
    .where(and(eq(pageContent.pageKey, pageKey), eq(isActive, true)))
    .orderBy(asc(displayOrder), asc(pageContent.id))

/** All sections of a page, in their order. */
export async function listAllPageSections(db: Queries, pageKey: ContentPageKey): Promise<AdminPageSection[]> {
  return (await selectSections(db, pageKey)).map(adminSection)
}

/**
 * Writes the given sections, all or none; the page's sections as they are then.
 * @throws Problem 422 for a section that the page does not have, 409 for one that changed since it was read
 */
export const changePageSections = (
  db: Database,
  userId: string,
  pageKey: ContentPageKey,
  { updates }: PageContentChange,
): Promise<AdminPageSection[]> =>
  db.transaction(async (tx) => {
    const sections = await selectSections(tx, pageKey).for('update')
    const changes = Object.entries(updates).map(([key, change]) => {
      const before = sections.find((section) => section.sectionKey === key)
      if (!before) throw brokenRule(`updates.${key}`, `This page has no section '${key}'`)
      if (change.updatedAt && Date.parse(change.updatedAt) !== before.updatedAt.getTime())
        throw stale('page', sections.map(adminSection))
      return { before, content: change.content }
    })
    for (const { before, content: written } of changes) {
      if (written === before.content) continue
      const after = { sectionKey: before.sectionKey, content: written }
      await tx.update(pageContent).set({ content: written }).where(eq(pageContent.id, before.id))
      await recordChange(tx, {
        ...{ userId, action: 'update', entity: 'page_content', entityId: String(before.id) },
        ...{ before: { sectionKey: before.sectionKey, content: before.content }, after },
      })
    }
    return listAllPageSections(tx, pageKey)
  })

const selectSections = (db: Queries, pageKey: ContentPageKey) =>
  db
    .select({ ...columns, id: pageContent.id, isActive, updatedAt })
    .from(pageContent)
    .where(eq(pageContent.pageKey, pageKey))
    .orderBy(asc(displayOrder), asc(pageContent.id))

type Row = Awaited<ReturnType<typeof selectSections>>[number]

const adminSection = ({ id: _, updatedAt: changedAt, ...section }: Row): AdminPageSection => ({
  ...section,
  updatedAt: changedAt.toISOString(),
})
