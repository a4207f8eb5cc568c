/** A browser's offer to put the guide on the home screen. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallOffer | undefined
const listeners = new Set<() => void>()

export const installOffer = (): InstallOffer | undefined => offer

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function take(next: InstallOffer | undefined) {
  offer = next
  for (const listener of listeners) listener()
}

/** The offer comes once, soon after a page has loaded, and is asked for later. */
export function awaitInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    take(event as InstallOffer)
  })
  addEventListener('appinstalled', () => take(undefined))
}

/** What the visitor does himself, where the browser offers nothing: Safari on an iPhone or iPad, unless it is there already. */
export const isSafariOnPhone = (): boolean =>
  'standalone' in navigator && !navigator.standalone && navigator.maxTouchPoints > 0

const dismissedKey = 'install-dismissed'

/** Kept only as the answer of who has closed the hint. */
export function isDismissed(): boolean {
  if (isClosedHere) return true
  try {
    return localStorage.getItem(dismissedKey) !== null
  } catch {
    return true
  }
}

let isClosedHere = false

export function dismiss(): void {
  // A browser without room for a word of it forgets it with the page.
  isClosedHere = true
  try {
    localStorage.setItem(dismissedKey, '1')
  } catch {}
  for (const listener of listeners) listener()
}
