import { currentAccount, currentUser } from '../accounts/current-user/current-user.ts'
import { type Draft, forgetDraft, type KeptDraft, keepDraft, keptDrafts, newDraftKey } from './draft-store.ts'
import { thisTab } from './this-tab.ts'

export type DraftContent = Pick<Draft, 'values' | 'base'>

/**
 * Keeps what is written in one form as long as that is open, beginning with what was kept of it before. `goesOnIn` is the form in
 * which it does once its record is gone.
 */
export function draftKeeper(form: string, goesOnIn?: string) {
  const known = keptDrafts(currentAccount(), form).filter((draft) => draft.form === form)
  const isElsewhere = ({ isLive, left }: KeptDraft) => isLive && left?.tab !== thisTab()
  const found = known.find((draft) => !isElsewhere(draft))
  const key = newDraftKey(currentAccount(), form)
  let own: Draft | undefined
  let former = found
  // Another part of the screen may have given it up.
  const isThere = () => keptDrafts(currentAccount(), form).some((draft) => draft.key === key)

  return {
    found,
    /** Still being written in another tab, or left there when that broke off. */
    elsewhere: known.find(isElsewhere),
    /** Whether it outlives the page. */
    keep(content: DraftContent): boolean {
      const isSame = JSON.stringify(content.values) === JSON.stringify((own ?? former)?.values)
      const at = (isSame && (own ?? former)?.at) || Date.now()
      const address = location.pathname + location.search
      own = { ...content, at, left: { tab: thisTab(), address }, ...(goesOnIn && { goesOnIn }), isLive: true }
      const isKept = keepDraft(key, own)
      if (former) forgetDraft(former.key)
      former = undefined
      return isKept
    },
    /** Saved, or discarded. */
    forget() {
      for (const draft of [key, former?.key]) if (draft !== undefined) forgetDraft(draft)
      own = undefined
      former = undefined
    },
    /** The page goes: loaded anew or closed, nobody can tell. */
    pause() {
      if (isThere() && own) keepDraft(key, { ...own, isLive: false })
    },
    /** The form goes: closed by the editor, unless the login took its place. */
    close() {
      if (!own || !isThere()) return
      const { left, ...rest } = own
      keepDraft(key, { ...rest, ...(!currentUser() && left && { left }), isLive: false })
    },
  }
}
