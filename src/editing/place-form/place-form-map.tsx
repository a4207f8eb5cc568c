import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { Position } from '../../guide/how-far/distance.ts'
import type { PinMapProps } from '../../guide/map/pin-map.tsx'
import { useLatePart } from '../../ui/use-late-part.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'
import { FarFromCities } from './far-from-cities.tsx'
import { positionOfForm } from './place-form.ts'
import type { PlaceForm } from './place-form-fields.tsx'

const loadMap = () => import('../../guide/map/pin-map.tsx').then(({ PinMap }) => PinMap)

interface PlaceFormMapProps {
  form: PlaceForm
  /** Where there is no position yet, a click on the map says it. */
  takesClicks?: boolean
  /** After the pin was put or moved here. */
  onMoved?: (position: Position) => void
  children?: ReactNode
}

/** Where the place lies, in step with the fields for latitude and longitude. */
export function PlaceFormMap({ form, takesClicks = false, onMoved, children }: PlaceFormMapProps) {
  const { Part, demand } = useLatePart<PinMapProps>(loadMap)
  const show = useEffectEvent(demand)
  useEffect(() => void show(), [])
  const position = positionOfForm(form.values)
  const move = (moved: Position) => {
    form.set('lat', String(moved.lat))
    form.set('lng', String(moved.lng))
    onMoved?.(moved)
  }
  return (
    <div className="grid gap-1.5">
      <FarFromCities form={form} />
      <div className="h-[260px] overflow-hidden rounded-lg border border-border bg-(--map-land)">
        {Part && (position || takesClicks) && (
          <Part {...{ position, takesClicks }} styleUrl={getPublicSettings().mapStyleUrl} onMove={move} />
        )}
        {!position && !takesClicks && (
          <p className="grid h-full place-items-center p-4 text-sm text-text-muted">
            Fill in latitude and longitude to see them on a map.
          </p>
        )}
      </div>
      <p className="text-xs text-text-muted">
        {takesClicks && 'Click where the place is. '}
        Drag the pin to where the place is, or move it with the arrow keys; with Shift it moves farther.
      </p>
      {children}
    </div>
  )
}
