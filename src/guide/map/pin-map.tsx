import { useEffect, useRef, useState } from 'react'
import type { Position } from '../how-far/distance.ts'
import { MapBackdrop, type Tiles } from './map-backdrop.tsx'
import { MapButtons } from './map-buttons.tsx'
import { MapCredit } from './map-credit.tsx'
import { MovablePin } from './movable-pin.tsx'
import { useCamera } from './use-camera.ts'
import { useGestures } from './use-gestures.ts'
import { useSize } from './use-size.ts'

export interface PinMapProps {
  position: Position
  onMove: (position: Position) => void
  styleUrl: string
  /** How far around the pin is shown at first. */
  reachKm?: number
}

/**
 * A map with one pin, to be put where it belongs. It follows a position that is set elsewhere. A finger that moves up or
 * down scrolls the form around it, unless it holds the pin.
 */
export function PinMap({ position, onMove, styleUrl, reachKm = 0.5 }: PinMapProps) {
  const surface = useRef<HTMLDivElement>(null)
  const size = useSize(surface)
  const [home, setHome] = useState(position)
  const [tiles, setTiles] = useState<Tiles>({ state: 'awaited' })
  const ownMove = useRef<string>(undefined)
  const area = { radiusKm: reachKm, smallerRadiiKm: [], name: '', center: home }
  const { camera, showAll, ...hands } = useCamera(area, size)
  useGestures(surface, hands, false)
  const { lat, lng } = position
  useEffect(() => {
    // Under the pointer the map stays where it is.
    if (ownMove.current !== `${lat} ${lng}`) setHome({ lat, lng })
  }, [lat, lng])
  return (
    <div
      ref={surface}
      className="relative isolate size-full touch-pan-y overflow-hidden bg-(--map-land) select-none"
    >
      {camera && size && (
        <>
          <MapBackdrop {...{ area, styleUrl, tiles, scene: { camera, size } }} onTiles={setTiles} />
          <MovablePin
            position={position}
            scene={{ camera, size }}
            onMove={(moved) => {
              ownMove.current = `${moved.lat} ${moved.lng}`
              onMove(moved)
            }}
          />
        </>
      )}
      <MapButtons
        className="top-3"
        onZoom={hands.zoom}
        allLabel="Show the pin"
        onShowAll={() => {
          setHome(position)
          showAll()
        }}
      />
      <MapCredit tiles={tiles} isShort />
    </div>
  )
}
