import { MapPin } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { AlikePlaces } from './alike-places.tsx'
import { positionOfForm } from './place-form.ts'
import type { PlaceForm } from './place-form-fields.tsx'
import { PlaceFormMap } from './place-form-map.tsx'
import type { useFoundAddress } from './use-found-address.tsx'

interface AddPlaceWhereProps {
  form: PlaceForm
  found: ReturnType<typeof useFoundAddress>
}

/** The position on a map, the address that is known there, and what the guide has there already. */
export function AddPlaceWhere({ form, found }: AddPlaceWhereProps) {
  const position = positionOfForm(form.values)
  return (
    <>
      <PlaceFormMap form={form} takesClicks onMoved={found.followPin}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button look="soft" aria-disabled={!position} onClick={() => position && found.lookUp(position)}>
            <MapPin className="size-4.5" />
            Look up the address
          </Button>
          <p role="status" className="text-sm [overflow-wrap:anywhere] empty:hidden">
            {found.said}
          </p>
        </div>
      </PlaceFormMap>
      <AlikePlaces values={form.values} />
    </>
  )
}
