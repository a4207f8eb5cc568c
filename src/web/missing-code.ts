const missingCode = 'Code of this page cannot be fetched'

/**
 * The router answers code that cannot be fetched with a reload, which leaves an empty page where the server is gone.
 * Under a message of ours it comes to the error screen.
 */
export const nameMissingCode = () =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = missingCode
  })

/** Whether a reload may help that nobody asked for: a new release takes the code of the one before along. Once a page. */
export function mayReloadFor(error: unknown): boolean {
  if (!(error instanceof Error && error.message === missingCode)) return false
  try {
    if (sessionStorage.getItem(missingCode) === location.href) return false
    sessionStorage.setItem(missingCode, location.href)
    return true
  } catch {
    // A browser that remembers nothing would reload for ever.
    return false
  }
}
