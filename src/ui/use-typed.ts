import { useState } from 'react'

/** What is typed or chosen before the address has it; whenever the address changes, it is what stands there. */
export function useTyped(value: string, first = value): [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState({ of: value, text: first })
  if (typed.of !== value) setTyped({ of: value, text: value })
  return [typed.of === value ? typed.text : value, (text) => setTyped({ of: value, text })]
}
