import { currentAccount } from '../accounts/current-user.ts'
import { forgetDraft, keptDrafts } from './draft-store.ts'
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
