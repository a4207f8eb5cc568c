import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { ChosenPlaces } from './chosen-places.tsx'
import { type Cluster, clustersOf } from './clusters.ts'
import { MapBackdrop, type Tiles, truest } from './map-backdrop.tsx'
import { MapButtons } from './map-buttons.tsx'
import { MapCredit } from './map-credit.tsx'
import { MapPins } from './map-pins.tsx'
import type { MapPoint, SearchArea } from './map-point.ts'
import { pixelAt, type Scene } from './map-scene.ts'
import { cameraFor, dragged, worldOf, zoomRange } from './projection.ts'
import { SearchRings } from './search-rings.tsx'
import { type Move, useCamera } from './use-camera.ts'
import { useClusters } from './use-clusters.ts'
import { useGestures } from './use-gestures.ts'
import { useSize } from './use-size.ts'

export interface PlaceMapProps<Point extends MapPoint> {
  /** Nearest to the city first. */
  points: readonly Point[]
  area: SearchArea
  /** Where the style of the tiles is. */
  styleUrl: string
  /** The place whose card the visitor is at: its pin is enlarged. */
  highlightedId?: number | undefined
  /** The compact card of a chosen place. */
  card: (point: Point) => ReactNode
  /** A map over the whole window: a wheel zooms it, and what floats on it leaves room at the top. */
  fillsWindow?: boolean | undefined
  /** Stands at the map's foot, above the chosen place. */
  footer?: ReactNode
}

/** A map of places around a city: tiles, or a plain drawing where none can be had; rings; pins; the chosen place's card. */
export function PlaceMap<Point extends MapPoint>({ fillsWindow = false, ...props }: PlaceMapProps<Point>) {
  const { points, area, styleUrl, card, footer } = props
  const surface = useRef<HTMLElement>(null)
  const pins = useRef<HTMLDivElement>(null)
  const size = useSize(surface)
  const [tiles, setTiles] = useState<Tiles>({ state: 'awaited' })
  const { mostZoom = zoomRange.most } = truest(tiles)
  const { camera, showAll, ...hands } = useCamera(area, size, { mostZoom })
  const [chosenIds, setChosenIds] = useState<readonly number[]>([])
  useGestures(surface, hands, fillsWindow)
  const chosen = points.filter(({ id }) => chosenIds.includes(id))
  const close = () => {
    setChosenIds([])
    pins.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  return (
    <section
      ref={surface}
      aria-label={`Map: places within ${area.radiusKm} km of ${area.name}`}
      onKeyDown={(event) => event.key === 'Escape' && chosen.length > 0 && close()}
      className="relative isolate size-full touch-none overflow-hidden bg-(--map-land) select-none"
    >
      {camera && size && (
        <>
          <MapBackdrop {...{ area, styleUrl, tiles }} scene={{ camera, size }} onTiles={setTiles} />
          <SearchRings area={area} scene={{ camera, size }} veiled={tiles.state === 'ready'} />
          <Pins
            {...{ ...props, mostZoom, chosenIds }}
            move={hands.move}
            scene={{ camera, size }}
            roomBelow={footer ? 254 : 160}
            onChoose={setChosenIds}
            group={pins}
          />
        </>
      )}
      <div className="pointer-events-none absolute inset-x-3 bottom-14 flex flex-col items-center gap-3 *:pointer-events-auto sm:bottom-8">
        {footer}
        {chosen.length > 0 && <ChosenPlaces places={chosen} card={card} onClose={close} />}
      </div>
      <MapButtons className={fillsWindow ? 'top-20' : 'top-3'} onZoom={hands.zoom} onShowAll={showAll} />
      <MapCredit tiles={tiles} />
    </section>
  )
}

interface PinsProps<Point extends MapPoint> extends Pick<PlaceMapProps<Point>, 'points' | 'highlightedId'> {
  scene: Scene
  move: Move
  mostZoom: number
  chosenIds: readonly number[]
  /** What a chosen place's card and what stands with it cover at the map's foot, in pixels. */
  roomBelow: number
  onChoose: (ids: readonly number[]) => void
  group: RefObject<HTMLDivElement | null>
}

function Pins<Point extends MapPoint>(props: PinsProps<Point>) {
  const { points, highlightedId, scene, move, mostZoom, chosenIds, roomBelow, onChoose, group } = props
  const { camera, size } = scene
  const chosenId = chosenIds.length === 1 ? chosenIds[0] : undefined
  const clusters = useClusters(points, camera.zoom, [chosenId, highlightedId])
  const choose = (cluster: Cluster<Point>) => {
    // What no zoom can part is shown card by card.
    if (clustersOf(cluster, mostZoom).length === 1) {
      onChoose(cluster.map(({ id }) => id))
      const hidden = pixelAt(cluster[0], scene).y - (size.height - roomBelow)
      if (hidden > 0) move((from) => dragged(from, { x: 0, y: -hidden }))
      return
    }
    const whole = cameraFor(cluster, size, { width: 70, height: 110 })
    move(({ zoom }) => ({ ...whole, zoom: Math.max(whole.zoom, Math.min(zoom + 0.5, mostZoom)) }))
  }
  return (
    <MapPins
      {...{ clusters, scene, group }}
      largeIds={[chosenId, highlightedId]}
      chosenIds={chosenIds}
      onChoose={choose}
      onReveal={(point) => move(({ zoom }) => ({ ...worldOf(point), zoom }))}
    />
  )
}
