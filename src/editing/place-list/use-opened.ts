import { useEffect, useEffectEvent } from 'react'
import { leftDialog, type Opened, openedOf, openedText } from './opened.ts'
import { useTyped } from './use-typed.ts'

/**
 * What is open. It goes before the address does: a form that is saved is gone by then, and asks nobody whether to leave it.
 */
export function useOpened(address: string, onAddress: (text: string) => void) {
  const [text, setText] = useTyped(address, address || openedText(leftDialog()))
  const tell = useEffectEvent(() => {
    if (text !== address) onAddress(text)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each change
  useEffect(() => tell(), [text])
  const open = (opened: Opened) => setText(openedText(opened))
  return {
    opened: openedOf(text),
    open,
    /** Nothing without an id, whatever the address is by then. */
    openPlace: (id: number | undefined) => (id === undefined ? onAddress('') : open({ dialog: 'place', id })),
  }
}
