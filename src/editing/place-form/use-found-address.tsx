import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type AddressField, addressFields } from '../../gathering/candidates/address-fields.ts'
import type { Position } from '../../guide/how-far/distance.ts'
import { getAddressAt } from '../addresses/typed-address.requests.ts'
import type { AddressParts, FoundPlace } from '../addresses/typed-address.schema.ts'
import type { PlaceForm } from './place-form-fields.tsx'

// A pin that is dragged is asked about once, where it comes to rest: the geocoder answers one question a second.
const restMs = 700

/** Fills the address in, found by words or by where the pin lies. What the editor typed stays. */
export function useFoundAddress(form: PlaceForm) {
  const filled = useRef<Partial<Record<AddressField | 'name' | 'placeId', string>>>({})
  const [pin, setPin] = useState<Position & { at: number }>()
  const [said, say] = useState('')

  const put = (field: AddressField | 'name' | 'placeId', found: string | null) => {
    const now = form.values[field].trim()
    if (now !== '' && now !== filled.current[field]) return
    if (now !== (found ?? '')) form.set(field, found ?? '')
    filled.current[field] = found ?? ''
  }
  const fill = (address: AddressParts) => {
    for (const field of addressFields) put(field, address[field])
    const parts = addressFields.flatMap((field) => address[field] ?? [])
    say(parts.length > 0 ? `Address found: ${parts.join(', ')}` : 'No address is known here.')
  }

  const pick = ({ lat, lng, name, placeId, address }: FoundPlace) => {
    setPin(undefined)
    form.set('lat', String(lat))
    form.set('lng', String(lng))
    put('name', name)
    put('placeId', placeId)
    fill(address)
  }

  const tellFound = useEffectEvent(fill)
  const tellFailed = useEffectEvent(() =>
    say('The address could not be looked up just now. You can type it.'),
  )
  useEffect(() => {
    if (!pin) return
    let isWanted = true
    const timer = setTimeout(
      () => {
        say('Looking the address up …')
        getAddressAt(pin).then(
          (address) => isWanted && tellFound(address),
          () => isWanted && tellFailed(),
        )
      },
      pin.at === 0 ? 0 : restMs,
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [pin])

  return {
    said,
    pick,
    /** The pin was moved by hand. */
    followPin: (position: Position) => setPin({ ...position, at: Date.now() }),
    /** At once, for a position that was typed. */
    lookUp: (position: Position) => setPin({ ...position, at: 0 }),
  }
}
