import { currentAccount } from '../accounts/current-user/current-user.ts'
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
 * What was written in a form whose record is gone is the editor's own in the form where it goes on: that one's name, or undefined
 * where nothing was written. What another tab still writes stays there.
 * @param to of a form for what is new, that of what it has added
 */
export function moveForm(form: string, to?: string): string | undefined {
  const isHere = ({ isLive, left }: KeptDraft) => !isLive || left?.tab === thisTab()
  const moved = keptDrafts(currentAccount(), form).find((draft) => draft.form === form && isHere(draft))
  const goesOnIn = to ?? moved?.goesOnIn
  if (!moved || !goesOnIn) return undefined
  const { key, at, values } = moved
  keepDraft(newDraftKey(currentAccount(), goesOnIn), { at, values, base: {}, isLive: false })
  forgetDraft(key)
  return goesOnIn
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
