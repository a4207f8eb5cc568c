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

/** Names in an address, each of which stands for what lies over what those before it name. */
const layers = ['page', 'open', 'over'] as const

export type Layer = (typeof layers)[number]

/** The same for one layer of an address; what lies over it goes with it, and all else of the address stays. */
export function useLayer(layer: Layer, left?: string) {
  const search: Record<string, string> = useSearch({ strict: false })
  const navigate = useNavigate()
  const onAddress = (text: string) =>
    void navigate({
      to: '.',
      search: (now: Record<string, string>) => ({ ...below(layer, now), ...(text && { [layer]: text }) }),
      // Back closes what was opened.
      replace: text === '',
      resetScroll: false,
    })
  return useOpenText(search[layer] ?? '', onAddress, left)
}

const below = (layer: Layer, search: Record<string, string>) => {
  const gone: readonly string[] = layers.slice(layers.indexOf(layer))
  return Object.fromEntries(Object.entries(search).filter(([name]) => !gone.includes(name)))
}

/**
 * The dialog over a screen: reloading, back and links keep it.
 * @param left what was being written when the page was loaded anew
 */
export const useOpenDialog = (left?: string) => useLayer('open', left)

/** The dialog over a form. */
export const useDialogOver = (left?: string) => useLayer('over', left)

type Address = { pathname: string; search: object }

/** Whether a step only opens or closes what lies over a form. */
export const isWithin = (from: Address, to: Address): boolean => formOf(from) === formOf(to)

function formOf({ pathname, search }: Address): string {
  const parts = Object.entries(search).filter(([name]) => name !== 'over')
  return JSON.stringify([pathname, parts.sort()])
}
