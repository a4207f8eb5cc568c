import { useRef, useState } from 'react'

/** What is wrong with which field of a form, by its name; the first of them gets the focus. */
export function useRefusals() {
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const refuse = (errors: Readonly<Record<string, string>>) => {
    setWrong(errors)
    const [first = ''] = Object.keys(errors)
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }
  return { form, wrong, refuse, accept: () => setWrong({}) }
}
