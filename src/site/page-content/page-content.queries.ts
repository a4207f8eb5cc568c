import { and, asc, eq } from 'drizzle-orm'
import { recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import { brokenRule, stale } from '../../platform/calls/problem.ts'
import type { Database, Queries, Transaction } from '../../platform/database/database.ts'
import type { ContentPageKey } from './content-page-keys.ts'
import type { AdminPageSection, PageContentChange } from './page-content.schema.ts'
import { pageContent } from './page-content.table.ts'

const { sectionKey, content, contentType, displayOrder, isActive, updatedAt } = pageContent
const columns = { sectionKey, content, contentType, displayOrder }

/** The active sections of a page, in their order. */
export const listPageSections = (db: Queries, pageKey: ContentPageKey) =>
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
  change: PageContentChange,
): Promise<AdminPageSection[]> => db.transaction((tx) => writePageSections(tx, userId, pageKey, change))

/** As `changePageSections`, with what else belongs to the caller's transaction. */
export async function writePageSections(
  tx: Transaction,
  userId: string,
  pageKey: ContentPageKey,
  { updates }: PageContentChange,
): Promise<AdminPageSection[]> {
  const sections = await lockPageSections(tx, pageKey)
  const changes = Object.entries(updates).map(([key, change]) => {
    const before = sections.find((section) => section.sectionKey === key)
    if (!before) throw brokenRule(`updates.${key}`, `This page has no section '${key}'`)
    if (change.updatedAt && Date.parse(change.updatedAt) !== Date.parse(before.updatedAt))
      throw stale('page', sections.map(withoutId))
    const type = change.contentType ?? before.contentType
    if (type !== before.contentType && before.contentType === 'text')
      throw brokenRule(`updates.${key}.contentType`, 'A text of one line cannot be formatted')
    return { before, after: { content: change.content, contentType: type } }
  })
  for (const { before, after } of changes) {
    if (after.content === before.content && after.contentType === before.contentType) continue
    await tx.update(pageContent).set(after).where(eq(pageContent.id, before.id))
    const noted = (section: typeof after) => ({
      sectionKey: before.sectionKey,
      content: section.content,
      contentType: section.contentType,
    })
    await recordChange(tx, {
      ...{ userId, action: 'update', entity: 'page_content', entityId: String(before.id) },
      ...{ before: noted(before), after: noted(after) },
    })
  }
  return listAllPageSections(tx, pageKey)
}

/** The sections of a page with their ids, kept from all others until the transaction ends. */
export const lockPageSections = async (tx: Transaction, pageKey: ContentPageKey) =>
  (await selectSections(tx, pageKey).for('update')).map((row) => ({ ...adminSection(row), id: row.id }))

const withoutId = ({ id: _, ...section }: AdminPageSection & { id: number }): AdminPageSection => section

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
