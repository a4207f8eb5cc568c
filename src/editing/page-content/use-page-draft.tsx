import { useState } from 'react'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { currentOf, sayFailure } from '../../office/shell/failure.tsx'
import type { ContentPageKey } from '../../site/page-content/content-page-keys.ts'
import type { AdminPageSection } from '../../site/page-content/page-content.schema.ts'
import { toast } from '../../ui/toast.ts'
import { changePageSections } from './admin-page-content.requests.ts'

type Texts = Readonly<Record<string, string>>

const textsOf = (sections: readonly AdminPageSection[]): Texts =>
  Object.fromEntries(sections.map(({ sectionKey, content }) => [sectionKey, content]))

export const pageForm = (pageKey: ContentPageKey) => `page-content:${pageKey}`

/** The sections of a page and what an editor made of them. */
export function usePageDraft(pageKey: ContentPageKey, first: readonly AdminPageSection[]) {
  const draft = useDraft({ form: pageForm(pageKey), first, formOf: textsOf })
  const { row: sections, values, changed, conflicts, follow } = draft
  const [isSaving, setIsSaving] = useState(false)
  const save = async () => {
    const modified = sections.filter(({ sectionKey }) => changed.includes(sectionKey))
    if (modified.length === 0)
      return void toast({ title: 'No Changes', description: 'There are no changes to save.' })
    setIsSaving(true)
    try {
      // What is typed while the answer is on its way stays.
      follow(await changePageSections(pageKey, { updates: updatesOf(modified, values) }), values)
      toast({ title: 'Content Updated', description: 'Visitors see it at once.' })
    } catch (error) {
      sayFailure('Update Failed', error)
      const current = currentOf<AdminPageSection[]>(error)
      if (current) follow(current)
    } finally {
      setIsSaving(false)
    }
  }
  return {
    ...{ sections, save, isSaving },
    ...{ isDirty: draft.isDirty, note: draft.note, discard: draft.discard },
    textOf: ({ sectionKey }: AdminPageSection) => values[sectionKey] ?? '',
    write: ({ sectionKey }: AdminPageSection, text: string) => draft.write({ [sectionKey]: text }),
    isModified: ({ sectionKey }: AdminPageSection) => changed.includes(sectionKey),
    /** Somebody else has written it, too. */
    isOvertaken: ({ sectionKey }: AdminPageSection) =>
      conflicts.includes(sectionKey) && changed.includes(sectionKey),
  }
}

const updatesOf = (sections: readonly AdminPageSection[], texts: Texts) =>
  Object.fromEntries(
    sections.map(({ sectionKey, updatedAt }) => [
      sectionKey,
      { content: texts[sectionKey] ?? '', updatedAt },
    ]),
  )
