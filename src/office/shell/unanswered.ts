const key = 'unanswered'

/** Forms whose try had no answer yet, in this tab: also one that was loaded anew meanwhile. */
const unanswered = new Set<string>(kept())

/** Whether no answer came to its try before. */
export function noteSent(form: string): boolean {
  const isAgain = unanswered.has(form)
  unanswered.add(form)
  keep()
  return isAgain
}

export function noteAnswered(form: string): void {
  unanswered.delete(form)
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
