import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useLatePart } from '../../ui/use-late-part.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'
import type { Position } from '../how-far/distance.ts'
import type { PinMapProps } from '../map/pin-map.tsx'
import type { Stay } from './read-stay.ts'

const loadMap = () => import('../map/pin-map.tsx').then(({ PinMap }) => PinMap)

interface PointOnMapProps {
  /** Where the pin stands at first. */
  start: Position
  onKeep: (stay: Stay) => void
}

/** A pin to be put where a family stays. */
export function PointOnMap({ start, onKeep }: PointOnMapProps) {
  const { Part, demand } = useLatePart<PinMapProps>(loadMap)
  const [position, move] = useState<Position>({ lat: start.lat, lng: start.lng })
  const show = useEffectEvent(demand)
  useEffect(() => void show(), [])
  return (
    <div className="grid gap-2">
      <div className="h-[260px] overflow-hidden rounded-lg border border-border bg-(--map-land)">
        {Part && (
          <Part {...{ position }} onMove={move} styleUrl={getPublicSettings().mapStyleUrl} reachKm={10} />
        )}
      </div>
      <p className="text-xs text-text-muted">
        Drag the pin to where you stay, or move it with the arrow keys; with Shift it moves farther.
      </p>
      <Button look="accent" onClick={() => onKeep({ name: 'the point on the map', ...position })}>
        Use this point
      </Button>
    </div>
  )
}
