import { LocateFixed, MapPin } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { locate, whyNotLocated } from '../near-me/locate.ts'
import { PointOnMap } from './point-on-map.tsx'
import type { Stay } from './read-stay.ts'
import type { Gate } from './stay-store.ts'
import { findAddresses } from './ways.requests.ts'
import type { FoundAddress } from './ways.schema.ts'
import { whyNotFound } from './why-not-found.ts'

interface StayFormProps {
  gate: Gate
  takesFocus: () => boolean
  onKeep: (stay: Stay) => void
}

/** By an address, by the device's position or by a point on the map: whichever, one tap more and it is kept. */
export function StayForm({ gate, takesFocus, onKeep }: StayFormProps) {
  const [found, setFound] = useState<readonly FoundAddress[]>([])
  const [said, say] = useState('')
  const [isMapShown, showMap] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => {
    if (takesFocus()) field.current?.focus()
  }, [])
  const find = async (event: FormEvent) => {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    if (text.length < 3) return say('Please write a street and a town, or the name of a hotel and its town.')
    say('Looking …')
    setFound([])
    try {
      const addresses = await findAddresses(text)
      const [only, ...others] = addresses
      if (only && others.length === 0) return onKeep(only)
      setFound(addresses)
      say(
        addresses.length > 0
          ? `Which of these ${addresses.length}?`
          : 'Nothing is known by that. Try the street and the town.',
      )
    } catch (error) {
      say(whyNotFound(error))
    }
  }
  const useDevice = async () => {
    say('Looking for where you are …')
    try {
      onKeep({ name: 'where I was', ...(await locate()) })
    } catch (error) {
      say(whyNotLocated(error))
    }
  }
  return (
    <>
      <form onSubmit={find} className="grid gap-2.5">
        <Field label="Where do you stay?" hint="hotel or address, and town">
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
                onClick={() => onKeep(address)}
                className="min-h-11 w-full rounded-md border border-control-border px-3.5 py-2 text-left text-sm [overflow-wrap:anywhere] hover:bg-surface-hover"
              >
                {address.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="soft" onClick={useDevice}>
          <LocateFixed className="size-4.5" />
          Use my position
        </Button>
        <Button look="soft" aria-expanded={isMapShown} onClick={() => showMap(!isMapShown)}>
          <MapPin className="size-4.5" />A point on the map
        </Button>
      </div>
      {isMapShown && <PointOnMap start={gate} onKeep={onKeep} />}
      <p className="text-xs text-text-muted">
        Kept in this browser, to some hundred metres, until you press Forget. What you write is looked up by
        Nominatim, the address search of OpenStreetMap, without your name.
      </p>
    </>
  )
}
