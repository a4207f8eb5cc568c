import { useEffect, useEffectEvent } from 'react'
import type { PinMapProps } from '../../guide/map/pin-map.tsx'
import { useLatePart } from '../../ui/use-late-part.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'
import { positionOfForm } from './place-form.ts'
import type { PlaceForm } from './place-form-fields.tsx'

const loadMap = () => import('../../guide/map/pin-map.tsx').then(({ PinMap }) => PinMap)

/** Where the place lies, in step with the fields for latitude and longitude. */
export function PlaceFormMap({ form }: { form: PlaceForm }) {
  const { Part, demand } = useLatePart<PinMapProps>(loadMap)
  const show = useEffectEvent(demand)
  useEffect(() => void show(), [])
  const position = positionOfForm(form.values)
  return (
    <div className="grid gap-1.5">
      <div className="h-[260px] overflow-hidden rounded-lg border border-border bg-(--map-land)">
        {Part && position && (
          <Part
            position={position}
            styleUrl={getPublicSettings().mapStyleUrl}
            onMove={({ lat, lng }) => {
              form.set('lat', String(lat))
              form.set('lng', String(lng))
            }}
          />
        )}
        {!position && (
          <p className="grid h-full place-items-center p-4 text-sm text-text-muted">
            Fill in latitude and longitude to see them on a map.
          </p>
        )}
      </div>
      <p className="text-xs text-text-muted">
        Drag the pin to where the place is, or move it with the arrow keys; with Shift it moves farther.
      </p>
    </div>
  )
}
