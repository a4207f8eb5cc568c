import { useState } from 'react'
import { currentOf, sayFailure } from '../admin/failure.tsx'
import { useContent } from '../admin/use-content.ts'
import { toast } from '../ui/toast.ts'
import { changePageSections, getAllPageSections } from './admin-page-content.requests.ts'
import type { ContentPageKey } from './content-page-keys.ts'
import type { AdminPageSection } from './page-content.schema.ts'

type Drafts = Readonly<Record<string, string>>

/** The sections of a page and what an editor made of them. */
export function usePageDrafts(pageKey: ContentPageKey) {
  const {
    content: sections,
    hasFailed,
    reload,
    setContent,
  } = useContent(pageKey, () => getAllPageSections(pageKey))
  const [drafts, setDrafts] = useState<Drafts>({})
  /** Sections that somebody else wrote while there was a draft. */
  const [overtaken, setOvertaken] = useState<readonly string[]>([])
  const [isSaving, setIsSaving] = useState(false)
  const modified = (sections ?? []).filter((section) => isModified(section, drafts))
  const save = async () => {
    if (!sections || modified.length === 0)
      return void toast({ title: 'No Changes', description: 'There are no changes to save.' })
    setIsSaving(true)
    try {
      setContent(await changePageSections(pageKey, { updates: updatesOf(modified, drafts) }))
      // What was typed while the answer was on its way stays.
      setDrafts((now) =>
        Object.fromEntries(Object.entries(now).filter(([key, text]) => text !== drafts[key])),
      )
      setOvertaken([])
      toast({ title: 'Content Updated', description: 'Visitors see it at once.' })
    } catch (error) {
      sayFailure('Update Failed', error)
      const current = currentOf<AdminPageSection[]>(error)
      if (current) {
        setOvertaken(overtakenOf(sections, current))
        setContent(current)
      }
    } finally {
      setIsSaving(false)
    }
  }
  return {
    ...{ sections, hasFailed, reload, save, isSaving },
    isDirty: modified.length > 0,
    textOf: ({ sectionKey, content }: AdminPageSection) => drafts[sectionKey] ?? content,
    write: ({ sectionKey }: AdminPageSection, text: string) => setDrafts({ ...drafts, [sectionKey]: text }),
    isModified: (section: AdminPageSection) => isModified(section, drafts),
    isOvertaken: (section: AdminPageSection) =>
      overtaken.includes(section.sectionKey) && isModified(section, drafts),
  }
}

const isModified = ({ sectionKey, content }: AdminPageSection, drafts: Drafts) =>
  (drafts[sectionKey] ?? content) !== content

const updatesOf = (sections: readonly AdminPageSection[], drafts: Drafts) =>
  Object.fromEntries(
    sections.map(({ sectionKey, content, updatedAt }) => [
      sectionKey,
      { content: drafts[sectionKey] ?? content, updatedAt },
    ]),
  )

const overtakenOf = (before: readonly AdminPageSection[], now: readonly AdminPageSection[]) =>
  now
    .filter(({ sectionKey, updatedAt }) =>
      before.some((section) => section.sectionKey === sectionKey && section.updatedAt !== updatedAt),
    )
    .map(({ sectionKey }) => sectionKey)
