/** Browsers have a message each for code that cannot be fetched: under ours, which `late-code.ts` gives them, the error screen knows it. */
export const missingCode = 'Code of this page cannot be fetched'

export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && error.message === missingCode

/** Without an answer of the guide a reload would leave nothing but the browser's own page. */
export const reloadWhereAnswered = (onGone: () => void): Promise<void> =>
  fetch('/healthz').then(() => window.location.reload(), onGone)

/** Whether a reload may help that nobody asked for: a new release takes the code of the one before along. Once a page. */
export function mayReloadFor(error: unknown): boolean {
  if (!isMissingCode(error)) return false
  try {
    if (sessionStorage.getItem(missingCode) === location.href) return false
    sessionStorage.setItem(missingCode, location.href)
    return true
  } catch {
    // A browser that remembers nothing would reload for ever.
    return false
  }
}
