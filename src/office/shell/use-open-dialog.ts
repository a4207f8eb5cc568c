import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTyped } from '../../ui/use-typed.ts'

/**
 * What lies over a screen as its address has it, and how another gets there; empty for nothing. It goes before the address does: a
 * form that is saved is gone by then, and asks nobody whether to leave it.
 */
export function useOpenText(address: string, onAddress: (text: string) => void, left = '') {
  const [text, setText] = useTyped(address, address || left)
  const tell = useEffectEvent(() => {
    if (text !== address) onAddress(text)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each change
  useEffect(() => tell(), [text])
  return [text, setText] as const
}

/**
 * The same for a screen whose address says nothing else: reloading, back and links keep the dialog.
 * @param left what was being written when the page was loaded anew
 */
export function useOpenDialog(left?: string) {
  const { open = '' }: Record<string, string> = useSearch({ strict: false })
  const navigate = useNavigate()
  // Back closes what was opened.
  const onAddress = (text: string) =>
    void navigate({ to: '.', search: text ? { open: text } : {}, replace: text === '', resetScroll: false })
  return useOpenText(open, onAddress, left)
}
