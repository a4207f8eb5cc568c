import { useState } from 'react'
import { serverMessage } from '../../office/accounts/current-user/auth.requests.ts'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { currentOf, sayFailure } from '../../office/shell/failure.tsx'
import { sayNoChanges } from '../../office/shell/no-changes.ts'
import type { ContentPageKey } from '../../site/page-content/content-page-keys.ts'
import type { AdminPageSection, PageContentChange } from '../../site/page-content/page-content.schema.ts'
import { toast } from '../../ui/toast.ts'
import { plannedForm } from '../planned-changes/no-longer-planned.tsx'
import type { PlannedChange, When } from '../planned-changes/planned-change.schema.ts'
import { isDiscarded, planChange, replanChange } from '../planned-changes/planned-changes.requests.ts'
import { goesOnDiscarded, goesOnPublished } from '../planned-changes/planned-words.ts'
import { changePageSections, getAllPageSections } from './admin-page-content.requests.ts'
import type { TextChange } from './text-history.schema.ts'

type Texts = Readonly<Record<string, string>>

/** As visitors see it, and what is planned of it where the form is about that. */
type PageRow = { sections: readonly AdminPageSection[]; planned: PlannedChange | undefined }

/** The text of each section by its key, and its type by `typeOf` that key. */
const textsOf = ({ sections, planned }: PageRow): Texts =>
  Object.fromEntries(
    sections.flatMap((section) => {
      const { content, contentType } = { ...section, ...plannedText(planned, section.sectionKey) }
      return [
        [section.sectionKey, content],
        [typeOf(section.sectionKey), contentType],
      ]
    }),
  )

const plannedText = (planned: PlannedChange | undefined, sectionKey: string) =>
  planned?.changes[sectionKey] as Partial<Pick<AdminPageSection, 'content' | 'contentType'>> | undefined

const typeOf = (sectionKey: string) => `${sectionKey} type`

export const pageForm = (pageKey: ContentPageKey) => `page-content:${pageKey}`

/** The editor, by the history of the text, or somebody else. */
export type Overtaker = 'restored' | 'others'

/** The sections of a page and what an editor made of them, or of what was planned of them. */
export function usePageDraft(pageKey: ContentPageKey, first: PageRow) {
  const own = pageForm(pageKey)
  const form = first.planned ? { form: plannedForm(first.planned.id), goesOnIn: own } : { form: own }
  const draft = useDraft({ ...form, first, formOf: textsOf })
  const { row, values, changed, conflicts } = draft
  const { sections, planned } = row
  const follow = (now: readonly AdminPageSection[], saved?: Texts) =>
    draft.follow({ sections: now, planned }, saved)
  const [isSaving, setIsSaving] = useState(false)
  /** By section, what this editor has brought back from its history. */
  const [restored, setRestored] = useState<Texts>({})
  const isModified = ({ sectionKey }: AdminPageSection) =>
    changed.includes(sectionKey) || changed.includes(typeOf(sectionKey))
  const save = async () => {
    const modified = sections.filter(isModified)
    if (modified.length === 0) return sayNoChanges()
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
  /** What stood before a change is saved again, unless somebody has written that section since the screen was read. */
  const restore = async ({ sectionKey, before: { content, contentType } }: TextChange) => {
    const section = sections.find((other) => other.sectionKey === sectionKey)
    if (!section) return
    const earlier = { [sectionKey]: content, [typeOf(sectionKey)]: contentType }
    try {
      follow(await changePageSections(pageKey, { updates: updatesOf([section], earlier) }))
      setRestored((others) => ({ ...others, [sectionKey]: content }))
      toast({ title: 'Text Restored', description: 'Visitors see it at once.' })
    } catch (error) {
      sayFailure('Failed to restore the text', error)
      const current = currentOf<AdminPageSection[]>(error)
      if (current) follow(current)
    }
  }
  /** What is kept for later: all in which the draft differs from what visitors see. */
  const keep = (when: When) => {
    const published = textsOf({ sections, planned: undefined })
    const differing = sections.filter(
      ({ sectionKey: key }) =>
        values[key] !== published[key] || values[typeOf(key)] !== published[typeOf(key)],
    )
    const changes = updatesOf(differing, values)
    return planned
      ? replanChange(planned, { subject: 'page', changes, when })
      : planChange({ subject: 'page', key: pageKey, changes, when })
  }
  const isReady = () => {
    if (planned || sections.some(isModified)) return true
    sayNoChanges()
    return false
  }
  /** Visitors still see what they saw, and so does the form that is not about the draft. */
  const onKept = (kept: PlannedChange) => {
    if (planned) draft.follow({ sections, planned: kept })
    draft.discard()
  }
  const onRefused = async (error: unknown) => {
    const title = 'The draft could not be kept'
    const overtaken = await overtakenBy(error, pageKey, row).catch(() => undefined)
    if (overtaken) draft.follow(overtaken.now, textsOf(overtaken.from))
    if (!overtaken?.words) return sayFailure(title, error)
    toast({ title, description: overtaken.words, variant: 'destructive' })
  }
  return {
    ...{ planned, keep, isReady, onKept, onRefused },
    ...{ sections, save, isSaving, restore },
    ...{ isDirty: draft.isDirty, note: draft.note, discard: draft.discard },
    textOf: ({ sectionKey }: AdminPageSection) => values[sectionKey] ?? '',
    write: ({ sectionKey }: AdminPageSection, text: string) => draft.write({ [sectionKey]: text }),
    isFormatted: ({ sectionKey }: AdminPageSection) => values[typeOf(sectionKey)] === 'markdown',
    format: ({ sectionKey }: AdminPageSection, isFormatted: boolean) =>
      draft.write({ [typeOf(sectionKey)]: isFormatted ? 'markdown' : 'textarea' }),
    isModified,
    /** Of what was saved while something else was typed. */
    overtakenBy: ({ sectionKey, content }: AdminPageSection): Overtaker | undefined => {
      if (!conflicts.includes(sectionKey) || !changed.includes(sectionKey)) return undefined
      return restored[sectionKey] === content ? 'restored' : 'others'
    },
  }
}

type Theirs = AdminPageSection[] | PlannedChange

/**
 * Where somebody else is why it was refused: what the row is by now, what the editor's own is told from, and what the server does not
 * say of it. What only a draft said that is discarded by now is the editor's.
 */
async function overtakenBy(error: unknown, pageKey: ContentPageKey, row: PageRow) {
  const { sections, planned } = row
  if (planned && (await isDiscarded(planned, error))) {
    const from = { sections, planned: undefined }
    return { now: { ...from, sections: await getAllPageSections(pageKey) }, from, words: goesOnDiscarded }
  }
  const theirs = currentOf<Theirs>(error)
  if (!theirs) return undefined
  const now = await rowWith(theirs, pageKey, row)
  const isPublished = planned && !now.planned
  return { now, from: row, words: isPublished && goesOnPublished(serverMessage(error)) }
}

/** What was planned and is published is the page's own by now. */
async function rowWith(
  theirs: Theirs,
  pageKey: ContentPageKey,
  { sections, planned }: PageRow,
): Promise<PageRow> {
  if (Array.isArray(theirs)) return { sections: theirs, planned }
  if (theirs.state !== 'published') return { sections, planned: theirs }
  return { sections: await getAllPageSections(pageKey), planned: undefined }
}

const updatesOf = (sections: readonly AdminPageSection[], texts: Texts): PageContentChange['updates'] =>
  Object.fromEntries(
    sections.map(({ sectionKey, contentType, updatedAt }) => {
      const type = texts[typeOf(sectionKey)]
      const isRetyped = type !== contentType && (type === 'markdown' || type === 'textarea')
      return [
        sectionKey,
        { content: texts[sectionKey] ?? '', ...(isRetyped && { contentType: type }), updatedAt },
      ]
    }),
  )
