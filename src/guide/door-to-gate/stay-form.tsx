import { LocateFixed, MapPin } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useLastAsked } from '../../ui/use-last-asked.ts'
import { locate, whyNotLocated } from '../how-far/locate.ts'
import { AddressSearch } from './address-search.tsx'
import { PointOnMap } from './point-on-map.tsx'
import type { Stay } from './read-stay.ts'
import type { Gate } from './stay-store.ts'

interface StayFormProps {
  gate: Gate
  takesFocus: () => boolean
  onKeep: (stay: Stay) => void
}

/** By an address, by the device's position or by a point on the map: whichever, one tap more and it is kept. */
export function StayForm({ gate, takesFocus, onKeep }: StayFormProps) {
  const [said, say] = useState('')
  const [isMapShown, showMap] = useState(false)
  const ask = useLastAsked()
  const useDevice = async () => {
    say('Looking for where you are …')
    const isWanted = ask()
    try {
      const position = await locate()
      if (isWanted()) onKeep({ name: 'where I was', ...position })
    } catch (error) {
      if (isWanted()) say(whyNotLocated(error, 'write an address'))
    }
  }
  return (
    <>
      <AddressSearch
        label="Where do you stay?"
        hint="hotel or address, and town"
        advice="Please write a street and a town, or the name of a hotel and its town."
        otherwise="take a point on the map"
        takesFocus={takesFocus}
        onFound={onKeep}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="soft" onClick={useDevice}>
          <LocateFixed className="size-4.5" />
          Use my position
        </Button>
        <Button look="soft" aria-expanded={isMapShown} onClick={() => showMap(!isMapShown)}>
          <MapPin className="size-4.5" />A point on the map
        </Button>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
      {isMapShown && <PointOnMap start={gate} onKeep={onKeep} />}
      <p className="text-xs text-text-muted">
        Kept in this browser, to some hundred metres, until you press Forget. What you write is looked up by
        Nominatim, the address search of OpenStreetMap, without your name.
      </p>
    </>
  )
}
