import { type ReactNode, useMemo, useRef, useState } from 'react'
import { type CardOf, CardStrip } from './card-strip.tsx'
import { ChosenPlaces } from './chosen-places.tsx'
import { MapBackdrop, type Tiles, truest } from './map-backdrop.tsx'
import { MapButtons } from './map-buttons.tsx'
import { MapCredit } from './map-credit.tsx'
import type { MapPoint, SearchArea } from './map-point.ts'
import { evenInsets } from './map-scene.ts'
import { PlacePins } from './place-pins.tsx'
import { type Insets, zoomRange } from './projection.ts'
import { SearchRings } from './search-rings.tsx'
import { useCamera } from './use-camera.ts'
import { useGestures } from './use-gestures.ts'
import { usePlacesInView } from './use-places-in-view.ts'
import { useSize } from './use-size.ts'

export interface PlaceMapProps<Point extends MapPoint> {
  /** Nearest to the city first. */
  points: readonly Point[]
  area: SearchArea
  /** Where the style of the tiles is. */
  styleUrl: string
  /** The place whose card the visitor is at: its pin is enlarged. */
  highlightedId?: number | undefined
  /** The compact card of a place. */
  card: CardOf<Point>
  /** A map over the whole window: a wheel zooms it, and a strip of cards goes with what it shows. */
  fillsWindow?: boolean | undefined
  /** Stands at the map's foot, above the cards. */
  footer?: ReactNode
}

interface Edges {
  /** What lies over a map at its edges. */
  covered: Insets
  /** What stays free around all pins: that, half of a pin, and the width of the buttons. */
  around: Insets
}

const besideList: Edges = {
  covered: evenInsets(24),
  around: { top: 40, right: 76, bottom: 56, left: 32 },
}

/** Over the whole window there are filters at the top, and at the foot what is so many pixels high. */
const overWindow = (foot: number): Edges => ({
  covered: { top: 72, right: 0, bottom: foot + 28, left: 0 },
  around: { top: 104, right: 76, bottom: foot + 60, left: 32 },
})

/** A map of places around a city: tiles, or a plain drawing where none can be had; rings; pins; cards. */
export function PlaceMap<Point extends MapPoint>({ fillsWindow = false, ...props }: PlaceMapProps<Point>) {
  const { points, area, styleUrl, card, footer } = props
  const surface = useRef<HTMLElement>(null)
  const pins = useRef<HTMLDivElement>(null)
  const size = useSize(surface)
  const [tiles, setTiles] = useState<Tiles>({ state: 'awaited' })
  const { mostZoom = zoomRange.most } = truest(tiles)
  const foot = useRef<HTMLDivElement>(null)
  const footHeight = useSize(foot)?.height ?? 0
  const { covered, around } = useMemo(
    () => (fillsWindow ? overWindow(footHeight) : besideList),
    [fillsWindow, footHeight],
  )
  const fit = { pins: points, insets: around, mostZoom }
  const { camera, isMoved, showAll, ...hands } = useCamera(area, size, fit)
  const [chosenIds, setChosenIds] = useState<readonly number[]>([])
  useGestures(surface, hands, fillsWindow)
  const inView = usePlacesInView(points, fillsWindow && isMoved ? camera : undefined, size, covered)
  const reached = fillsWindow ? (inView.find(({ id }) => id === chosenIds[0]) ?? inView[0]) : undefined
  const chosen = fillsWindow ? [] : points.filter(({ id }) => chosenIds.includes(id))
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
          <PlacePins
            {...{ ...props, mostZoom, covered, around }}
            chosenIds={reached ? [reached.id] : chosenIds}
            move={hands.move}
            scene={{ camera, size }}
            roomBelow={fillsWindow ? 0 : 160}
            onChoose={setChosenIds}
            group={pins}
          />
        </>
      )}
      <div
        ref={foot}
        className={`pointer-events-none absolute flex flex-col items-center gap-3 *:pointer-events-auto ${fillsWindow ? 'inset-x-0 bottom-7' : 'inset-x-3 bottom-8'}`}
      >
        {/* Held sideways a phone has no room for it but beside the pins. */}
        <div className="contents low:absolute low:bottom-full low:left-4 low:mb-1 low:flex low:items-center low:gap-2">
          {footer}
        </div>
        {size && reached && (
          <CardStrip
            places={inView}
            reachedId={reached.id}
            onReach={(id) => setChosenIds([id])}
            card={card}
            width={size.width}
          />
        )}
        {fillsWindow && points.length > 0 && !reached && (
          <p role="status" className="mb-6 rounded-md bg-surface-raised px-4 py-2.5 text-sm shadow-md">
            No places on this part of the map.
          </p>
        )}
        {chosen.length > 0 && <ChosenPlaces places={chosen} card={card} onClose={close} />}
      </div>
      <MapButtons
        className={fillsWindow ? 'top-20' : 'top-3'}
        onZoom={hands.zoom}
        allLabel="Show all places"
        onShowAll={showAll}
      />
      <MapCredit tiles={tiles} />
    </section>
  )
}
