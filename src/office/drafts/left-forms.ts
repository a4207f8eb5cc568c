import { currentAccount } from '../accounts/current-user.ts'
import { forgetDraft, type KeptDraft, keepDraft, keptDrafts, newDraftKey } from './draft-store.ts'
import { thisTab } from './this-tab.ts'

const leftHere = (under?: string) =>
  keptDrafts(currentAccount(), under).filter(({ left }) => left?.tab === thisTab())

/**
 * Of a form whose name begins so, the rest of the name, where it was open at this address of this tab when the session
 * ended or the page was loaded anew: it is to be opened again.
 */
export const leftForm = (under: string): string | undefined =>
  leftHere(under)
    .find(({ left }) => left?.address.split('?')[0] === location.pathname)
    ?.form.slice(under.length)

/** The address where a form of this tab was left with something unsaved in it. */
export const leftAddress = (): string | undefined => leftHere()[0]?.left?.address

/**
 * What was written in a form whose name begins so, and whose record is gone, is the editor's own in the form that the rest of the
 * name is the name of: that one's name, or undefined where nothing was written. What another tab still writes stays there.
 */
export function moveForm(under: string): string | undefined {
  const isElsewhere = ({ isLive, left }: KeptDraft) => isLive && left?.tab !== thisTab()
  const [moved] = keptDrafts(currentAccount(), under).filter((draft) => !isElsewhere(draft))
  if (!moved) return undefined
  const { key, form, at, values } = moved
  const to = form.slice(under.length)
  keepDraft(newDraftKey(currentAccount(), to), { at, values, base: {}, isLive: false })
  forgetDraft(key)
  return to
}

/** The editor gives up what was written in a form, though it is not the form that says so. */
export function forgetForm(form: string): void {
  for (const draft of keptDrafts(currentAccount(), form))
    if (draft.form === form && (!draft.isLive || draft.left?.tab === thisTab())) forgetDraft(draft.key)
}

/** Whether this account has anything unsaved in this browser. */
export const hasDrafts = (): boolean => keptDrafts(currentAccount()).length > 0

export function forgetAllForms(): void {
  for (const { key } of keptDrafts(currentAccount())) forgetDraft(key)
}
