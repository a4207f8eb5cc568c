import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { useLastAsked } from '../../ui/use-last-asked.ts'
import { findAddresses } from './ways.requests.ts'
import type { FoundAddress } from './ways.schema.ts'
import { whyNotFound } from './why-not-found.ts'

interface AddressSearchProps {
  label: string
  hint: string
  /** What to write, for who wrote next to nothing. */
  advice: string
  /** What else can be done where nobody answers: 'take a point on the map'. */
  otherwise: string
  takesFocus?: () => boolean
  onFound: (address: FoundAddress) => void
}

/** Finds what lies where by its name or address, once it is asked to: one that alone is called so, or the one that is chosen. */
export function AddressSearch({ label, hint, advice, otherwise, takesFocus, onFound }: AddressSearchProps) {
  const [found, setFound] = useState<readonly FoundAddress[]>([])
  const [said, say] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const ask = useLastAsked()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => {
    if (takesFocus?.()) field.current?.focus()
  }, [])
  const choose = (address: FoundAddress) => {
    setFound([])
    say('')
    onFound(address)
  }
  const find = async (event: FormEvent) => {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    if (text.length < 3) return say(advice)
    say('Looking …')
    setFound([])
    const isWanted = ask()
    try {
      const addresses = await findAddresses(text)
      if (!isWanted()) return
      const [only, ...others] = addresses
      if (only && others.length === 0) return choose(only)
      setFound(addresses)
      say(
        addresses.length > 0
          ? `Which of these ${addresses.length}?`
          : 'Nothing is known by that. Try the street and the town.',
      )
    } catch (error) {
      if (isWanted()) say(whyNotFound(error, otherwise))
    }
  }
  return (
    <>
      <form onSubmit={find} className="grid gap-2.5">
        <Field label={label} hint={hint}>
          {(control) => (
            <input
              {...control}
              ref={field}
              type="text"
              maxLength={200}
              enterKeyHint="search"
              className={inputClass}
            />
          )}
        </Field>
        <Button type="submit" look="accent">
          Find it
        </Button>
      </form>
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
      {found.length > 0 && (
        <ul className="grid gap-2">
          {found.map((address) => (
            <li key={`${address.lat} ${address.lng} ${address.name}`}>
              <button
                type="button"
                onClick={() => choose(address)}
                className="min-h-11 w-full rounded-md border border-control-border px-3.5 py-2 text-left text-sm [overflow-wrap:anywhere] hover:bg-surface-hover"
              >
                {address.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
