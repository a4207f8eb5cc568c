import type { z } from 'zod'
import { brokenRule, stale } from '../../platform/calls/problem.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { type ContentPageKey, contentPageKeys } from '../../site/page-content/content-page-keys.ts'
import {
  listAllPageSections,
  lockPageSections,
  writePageSections,
} from '../../site/page-content/page-content.queries.ts'
import { type AdminPageSection, PageContentChange } from '../../site/page-content/page-content.schema.ts'
import { sectionHeading } from '../../site/page-content/section-heading.ts'
import type { Current } from './planned-subject.ts'
import type { Subject } from './subject.queries.ts'

const Updates = PageContentChange.shape.updates
type Updates = z.output<typeof Updates>

/** The sections of an information page, each a field. */
export const pageSubject: Subject<Updates, Updates> = {
  read: Updates.parse,
  lock: async (tx, key) => currentOf(key, await lockPageSections(tx, keyOf(key))),
  findCurrent,
  publish: async (tx, { key, changes, userId }) =>
    void (await writePageSections(tx, userId, keyOf(key), { updates: changes })),
  plan: planPage,
  wanted: (changes, now) =>
    Object.fromEntries(
      Object.entries(changes).map(([section, { content, contentType }]) => [
        section,
        { content, contentType: contentType ?? typeOf(now[section]) },
      ]),
    ),
  only: (changes, sections) => Object.fromEntries(sections.map((section) => [section, changes[section]])),
}

const keyOf = (key: string) => key as ContentPageKey

const typeOf = (value: unknown) => (value as { contentType?: string } | undefined)?.contentType

async function findCurrent(db: Queries, keys: readonly string[]): Promise<Map<string, Current>> {
  const found = new Map<string, Current>()
  for (const key of contentPageKeys.filter((one) => keys.includes(one)))
    found.set(key, currentOf(key, await listAllPageSections(db, key)))
  return found
}

const currentOf = (key: string, sections: readonly AdminPageSection[]): Current => ({
  name: sectionHeading(key.replaceAll('-', '_')),
  values: Object.fromEntries(
    sections.map(({ sectionKey, content, contentType }) => [sectionKey, { content, contentType }]),
  ),
})

/** @throws Problem 409 for a section that somebody has written since it was read, 422 for one that there is not */
async function planPage(tx: Transaction, key: string, changes: Updates) {
  const sections = await lockPageSections(tx, keyOf(key))
  for (const [section, { updatedAt }] of Object.entries(changes)) {
    const now = sections.find(({ sectionKey }) => sectionKey === section)
    if (!now) throw brokenRule(`changes.${section}`, `This page has no section '${section}'`)
    if (updatedAt && Date.parse(updatedAt) !== Date.parse(now.updatedAt))
      throw stale(
        'page',
        sections.map(({ id: _, ...told }) => told),
      )
  }
  const current = currentOf(key, sections)
  const said = Object.entries(changes).map(
    ([section, { updatedAt: _, ...change }]) => [section, change] as const,
  )
  return { current, changes: Object.fromEntries(said) }
}
