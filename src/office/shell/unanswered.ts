const key = 'unanswered'

/** What was to be added and had no answer yet, in this tab: also one that was loaded anew meanwhile. */
const unanswered = new Set<string>(kept())

/** Whether no answer came to the try before to add it. */
export function noteSent(what: string): boolean {
  const isAgain = unanswered.has(what)
  unanswered.add(what)
  keep()
  return isAgain
}

export function noteAnswered(what: string): void {
  unanswered.delete(what)
  keep()
}

function kept(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]')
  } catch {
    return []
  }
}

function keep(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...unanswered]))
  } catch {
    // Where nothing may be stored it lasts as long as the page.
  }
}
