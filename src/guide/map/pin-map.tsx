import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Position } from '../how-far/distance.ts'
import { MapBackdrop, type Tiles } from './map-backdrop.tsx'
import { MapButtons } from './map-buttons.tsx'
import { MapCredit } from './map-credit.tsx'
import { MovablePin, roundedPosition } from './movable-pin.tsx'
import { positionAt } from './projection.ts'
import { useCamera } from './use-camera.ts'
import { useGestures } from './use-gestures.ts'
import { useSize } from './use-size.ts'

export interface PinMapProps {
  /** Undefined until there is one: a click sets it. */
  position: Position | undefined
  onMove: (position: Position) => void
  styleUrl: string
  /** How far around the pin is shown at first. */
  reachKm?: number
  /** What is shown while there is no pin. */
  around?: { center: Position; radiusKm: number }
  /** A click puts the pin where it is. */
  takesClicks?: boolean
}

const wholeEurope = { center: { lat: 50, lng: 10 }, radiusKm: 1800 }

/** A press that wanders farther than this, in pixels, is a drag and no click. */
const slack = 6

/**
 * A map with one pin, to be put where it belongs. It follows a position that is set elsewhere. A finger that moves up or
 * down scrolls the form around it, unless it holds the pin.
 */
export function PinMap(props: PinMapProps) {
  const { position, onMove, styleUrl, reachKm = 0.5, around = wholeEurope, takesClicks = false } = props
  const surface = useRef<HTMLDivElement>(null)
  const size = useSize(surface)
  const [home, setHome] = useState(position)
  const [tiles, setTiles] = useState<Tiles>({ state: 'awaited' })
  const ownMove = useRef<string>(undefined)
  const pressed = useRef<{ x: number; y: number }>(undefined)
  const shown = home ? { center: home, radiusKm: reachKm } : around
  const area = { ...shown, smallerRadiiKm: [], name: '' }
  const { camera, showAll, ...hands } = useCamera(area, size)
  useGestures(surface, hands, false)
  const { lat, lng } = position ?? {}
  useEffect(() => {
    // Under the pointer the map stays where it is.
    if (lat !== undefined && lng !== undefined && ownMove.current !== `${lat} ${lng}`) setHome({ lat, lng })
  }, [lat, lng])
  const move = (moved: Position) => {
    ownMove.current = `${moved.lat} ${moved.lng}`
    onMove(moved)
  }
  const onClick = ({ clientX, clientY, detail, target }: MouseEvent) => {
    const from = pressed.current
    const isControl = target instanceof Element && target.closest('[data-map-control]') !== null
    // The second click of two zooms in.
    if (!takesClicks || isControl || detail > 1 || !from || !camera || !size || !surface.current) return
    if (Math.hypot(clientX - from.x, clientY - from.y) > slack) return
    const box = surface.current.getBoundingClientRect()
    move(roundedPosition(positionAt({ x: clientX - box.x, y: clientY - box.y }, camera, size)))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the keyboard has the fields and the pin
    <div
      ref={surface}
      onClick={onClick}
      onPointerDown={({ clientX, clientY }) => {
        pressed.current = { x: clientX, y: clientY }
      }}
      className={`relative isolate size-full touch-pan-y overflow-hidden bg-(--map-land) select-none ${takesClicks ? 'cursor-crosshair' : ''}`}
    >
      {camera && size && (
        <>
          <MapBackdrop {...{ area, styleUrl, tiles, scene: { camera, size } }} onTiles={setTiles} />
          {position && <MovablePin position={position} scene={{ camera, size }} onMove={move} />}
        </>
      )}
      <MapButtons
        className="top-3"
        onZoom={hands.zoom}
        allLabel={position ? 'Show the pin' : 'Show all'}
        onShowAll={() => {
          setHome(position)
          showAll()
        }}
      />
      <MapCredit tiles={tiles} isShort />
    </div>
  )
}
