import { useEffect, useEffectEvent } from 'react'
import { actionOfKey } from './single-keys.ts'

/** Listens to single keys while they mean nothing else: not in a field, and not while a dialog is open. */
export function useSingleKeys<Action extends string>(
  keys: Readonly<Record<Action, string>>,
  isOn: boolean,
  act: (action: Action) => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOfKey(keys, event)
    if (!action || isTaken(event.target)) return
    event.preventDefault()
    act(action)
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}

const takers =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox], [role=listbox]'

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[role=dialog]')) return true
  return target instanceof Element && target.closest(takers) !== null
}
