/** What an editor wrote and has not saved yet. */
export interface Draft {
  /** When it was last written, in milliseconds since 1970. */
  at: number
  /** The fields that differ, and what they were when the editor began. */
  values: Readonly<Record<string, unknown>>
  base: Readonly<Record<string, unknown>>
  /** The tab and the address of its form, if that was not closed by the editor. */
  left?: { tab: string; address: string }
  /** The form in which it goes on once its record is gone. */
  goesOnIn?: string
  /** Its form is on the screen, as far as can be told. */
  isLive: boolean
}

export type KeptDraft = Draft & { key: string; form: string }

const lifetimeMs = 24 * 60 * 60 * 1000
const prefix = 'draft:'

/** What the browser's storage did not take: it lasts as long as the page. */
const unstored = new Map<string, string>()

/** A form's record is written under a key for each time that it is opened: two tabs have one each. */
export const newDraftKey = (account: string, form: string) =>
  `${prefix}${account}:${form}#${crypto.getRandomValues(new Uint32Array(2)).join('')}`

/** Whether it outlives the page: a full or forbidden storage must not keep anybody from typing. */
export function keepDraft(key: string, draft: Draft): boolean {
  const text = JSON.stringify(draft)
  try {
    localStorage.setItem(key, text)
    unstored.delete(key)
    return true
  } catch {
    unstored.set(key, text)
    return false
  }
}

export function forgetDraft(key: string): void {
  unstored.delete(key)
  stored()?.removeItem(key)
}

/** An account's drafts of forms whose name begins so, the newest first. Those that are too old go, whosever they are. */
export function keptDrafts(account: string, under = ''): KeptDraft[] {
  const own = `${prefix}${account}:`
  return allTexts()
    .flatMap(([key, text]) => {
      const draft = draftOf(text)
      if (!draft || draft.at < Date.now() - lifetimeMs) forgetDraft(key)
      else if (key.startsWith(own + under))
        return { ...draft, key, form: key.slice(own.length, key.lastIndexOf('#')) }
      return []
    })
    .sort((a, b) => b.at - a.at)
}

const allTexts = () => {
  const keys = Object.keys(stored() ?? {}).filter((key) => key.startsWith(prefix))
  return Object.entries({
    ...Object.fromEntries(keys.map((key) => [key, stored()?.getItem(key) ?? ''])),
    ...Object.fromEntries(unstored),
  })
}

/** undefined for what no release of ours wrote. */
function draftOf(text: string): Draft | undefined {
  try {
    const draft = JSON.parse(text)
    return typeof draft.at === 'number' && draft.values && draft.base ? draft : undefined
  } catch {
    return undefined
  }
}

/** undefined where the browser forbids it. */
function stored(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
