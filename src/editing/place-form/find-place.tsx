import { Search } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { serverMessage } from '../../office/accounts/current-user/auth.requests.ts'
import { Button } from '../../ui/button.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { searchAddress } from '../addresses/typed-address.requests.ts'
import type { FoundPlace } from '../addresses/typed-address.schema.ts'

/** An address or a name, looked up on the map; what is picked fills the form in. */
export function FindPlace({ onPick }: { onPick: (place: FoundPlace) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef(0)
  const [found, setFound] = useState<readonly FoundPlace[]>([])
  const [said, say] = useState('')
  const find = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    setFound([])
    if (text.length < 3) return say('Please write a street and a town, or the name of a place and its town.')
    say('Looking …')
    const question = ++asked.current
    try {
      const places = await searchAddress(text)
      if (question !== asked.current) return
      setFound(places)
      say(
        places.length > 0
          ? `${places.length} found`
          : 'Nothing is known by that. Try the street and the town.',
      )
    } catch (error) {
      if (question !== asked.current) return
      say(serverMessage(error) ?? 'The guide cannot be reached. Please try again.')
    }
  }
  const pick = (place: FoundPlace) => {
    setFound([])
    say(`Filled in: ${place.label}`)
    onPick(place)
    field.current?.focus()
  }
  return (
    <form onSubmit={find} className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow basis-48">
          <Field label="Find it on the map" hint="address, or name and town">
            {(control) => (
              <input
                {...control}
                ref={field}
                type="text"
                maxLength={200}
                autoComplete="off"
                enterKeyHint="search"
                className={inputClass}
              />
            )}
          </Field>
        </div>
        <Button type="submit" look="soft">
          <Search className="size-4.5" />
          Find
        </Button>
      </div>
      <p role="status" className="text-sm [overflow-wrap:anywhere] empty:hidden">
        {said}
      </p>
      {found.length > 0 && (
        <ul className="grid gap-2">
          {found.map((place) => (
            <li key={`${place.lat} ${place.lng} ${place.label}`}>
              <button
                type="button"
                onClick={() => pick(place)}
                className="min-h-11 w-full rounded-md border border-control-border px-3.5 py-2 text-left text-sm [overflow-wrap:anywhere] hover:bg-surface-hover"
              >
                {place.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
