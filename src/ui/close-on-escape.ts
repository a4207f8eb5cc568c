import type { KeyboardEvent } from 'react'

/**
 * For the content of Radix's dialogs and popovers: it gives Escape to the layer that came last, and a message that appears
 * meanwhile is one. Whoever presses Escape in a dialog wants the dialog closed.
 */
export const closeOnEscape = (onClose: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
  event.preventDefault()
  onClose()
}

/** For what Radix itself hears: Escape of an input method takes back what was about to be written. */
export const stayWhileComposing = (event: globalThis.KeyboardEvent) =>
  event.isComposing && event.preventDefault()
