import { BedSingle } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { kilometresBetween, type Position } from '../how-far/distance.ts'
import { MapBackdrop, type Tiles, truest } from './map-backdrop.tsx'
import { MapButtons } from './map-buttons.tsx'
import { MapCredit } from './map-credit.tsx'
import { isInView, pixelAt, type Scene } from './map-scene.ts'
import { nextIndex } from './next-index.ts'
import { dragged, type Insets, worldOf } from './projection.ts'
import { useCamera } from './use-camera.ts'
import { useGestures } from './use-gestures.ts'
import { useSize } from './use-size.ts'

export interface RoutePoint extends Position {
  key: string
  /** '2', or '1, 4' of what is come to twice. */
  number: string
  name: string
  funTypeSlug: string | undefined
}

export interface RouteMapProps {
  /** 'Map of Saturday, 28 November' */
  label: string
  /** Each once; at least one. */
  points: readonly RoutePoint[]
  /** All that is come to, in order. */
  way: readonly Position[]
  /** Where the way begins and ends. */
  stay: Position | undefined
  styleUrl: string
  /** What is told of a point that was chosen. */
  card: (point: RoutePoint) => ReactNode
}

const around: Insets = { top: 36, right: 76, bottom: 56, left: 36 }
/** What the card covers at the map's foot, with half of a pin, in pixels. */
const roomOfCard = 150
/** Kilometres: a stay farther away is not drawn into the picture, its way only leads there. */
const farStay = 30

/** Points in their order and the straight way between; all that it tells stands in a list as well. */
export function RouteMap({ label, points, way, stay, styleUrl, card }: RouteMapProps) {
  const surface = useRef<HTMLElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const size = useSize(surface)
  const [tiles, setTiles] = useState<Tiles>({ state: 'awaited' })
  const [chosenKey, choose] = useState<string>()
  const area = useMemo(() => areaOf(points, stay), [points, stay])
  const shown = useMemo(() => [...points, ...(stay && area.isStayNear ? [stay] : [])], [points, stay, area])
  const { camera, showAll, ...hands } = useCamera(area, size, {
    ...{ pins: shown, insets: around, ...truest(tiles) },
  })
  useGestures(surface, hands, false)
  const chosen = points.find(({ key }) => key === chosenKey)
  const close = () => {
    choose(undefined)
    group.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  const scene = camera && size && { camera, size }
  const reveal = (point: RoutePoint) => {
    choose(point.key)
    const hidden = scene ? pixelAt(point, scene).y - (scene.size.height - roomOfCard) : 0
    if (hidden > 0) hands.move((from) => dragged(from, { x: 0, y: -hidden }))
  }
  return (
    <section
      ref={surface}
      aria-label={label}
      onKeyDown={({ key }) => key === 'Escape' && chosen && close()}
      className="relative isolate size-full touch-pan-y overflow-hidden bg-(--map-land) select-none"
    >
      {scene && (
        <>
          <MapBackdrop {...{ area, styleUrl, tiles, scene }} onTiles={setTiles} />
          <Way points={stay ? [stay, ...way, stay] : way} scene={scene} />
          {stay && <StayPin at={pixelAt(stay, scene)} />}
          <RoutePins
            {...{ points, scene, group, chosenKey }}
            onChoose={reveal}
            onReveal={(point) => hands.move(({ zoom }) => ({ ...worldOf(point), zoom }))}
          />
        </>
      )}
      {chosen && (
        <div
          data-map-control
          className="absolute inset-x-3 bottom-8 z-3 mx-auto max-w-sm rounded-lg bg-surface-raised p-3 shadow-lg"
        >
          {card(chosen)}
        </div>
      )}
      <MapButtons className="top-3" onZoom={hands.zoom} allLabel="Show all stops" onShowAll={showAll} />
      <MapCredit tiles={tiles} isShort />
    </section>
  )
}

/** What a plain drawing shows: as far as the way leads from where it begins. */
function areaOf(points: readonly RoutePoint[], stay: Position | undefined) {
  const [first] = points
  const isStayNear = stay !== undefined && first !== undefined && kilometresBetween(stay, first) <= farStay
  const center = (isStayNear ? stay : first) ?? { lat: 0, lng: 0 }
  const farthest = Math.max(0.5, ...points.map((point) => kilometresBetween(center, point)))
  return { name: '', center, radiusKm: Math.ceil(1.2 * farthest), smallerRadiiKm: [], isStayNear }
}

/** Dashed, since nobody drives so. */
const Way = ({ points, scene }: { points: readonly Position[]; scene: Scene }) => (
  <svg {...scene.size} className="absolute inset-0" aria-hidden="true">
    {['var(--surface)', 'var(--map-ring)'].map((stroke, over) => (
      <polyline
        key={stroke}
        points={points.map((point) => Object.values(pixelAt(point, scene)).join()).join(' ')}
        fill="none"
        stroke={stroke}
        strokeWidth={over ? 4 : 7}
        strokeOpacity={over ? 1 : 0.7}
        strokeDasharray={over ? '9 7' : undefined}
        strokeLinejoin="round"
      />
    ))}
  </svg>
)

const StayPin = ({ at: { x, y } }: { at: { x: number; y: number } }) => (
  <span
    style={{ left: x, top: y }}
    className="absolute grid size-9 -translate-1/2 place-items-center rounded-full border-[3px] border-surface bg-text text-bg"
  >
    <BedSingle className="size-4.5" />
    <span className="sr-only">Where you stay</span>
  </span>
)

interface RoutePinsProps {
  points: readonly RoutePoint[]
  scene: Scene
  chosenKey: string | undefined
  onChoose: (point: RoutePoint) => void
  /** Called for a pin that the keyboard reaches while it is not to be seen. */
  onReveal: (point: RoutePoint) => void
  group: React.RefObject<HTMLDivElement | null>
}

/** One stop for the tab key; the arrow keys lead from stop to stop, in their order. */
function RoutePins({ points, scene, chosenKey, onChoose, onReveal, group }: RoutePinsProps) {
  const [activeKey, setActive] = useState<string>()
  const active = Math.max(
    0,
    points.findIndex(({ key }) => key === activeKey),
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, active, points.length)
    const point = next === undefined ? undefined : points[next]
    if (next === undefined || !point) return
    event.preventDefault()
    group.current?.querySelectorAll('button')[next]?.focus({ preventScroll: true })
    if (!isInView(point, scene, around)) onReveal(point)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div ref={group} role="group" aria-label="Stops on the map" onKeyDown={onKeyDown}>
      {points.map((point, index) => {
        const { x, y } = pixelAt(point, scene)
        const isChosen = point.key === chosenKey
        return (
          <button
            key={point.key}
            type="button"
            aria-label={`${point.number}. ${point.name}`}
            aria-pressed={isChosen}
            tabIndex={index === active ? 0 : -1}
            onFocus={() => setActive(point.key)}
            onClick={() => onChoose(point)}
            style={{ left: x, top: y }}
            className={`ft-${point.funTypeSlug} absolute grid h-9 min-w-9 -translate-1/2 place-items-center rounded-full border-[3px] border-surface bg-(--ft,var(--ink-700)) px-1.5 text-sm font-bold text-(--on-ft) shadow-sm tabular-nums outline-offset-3 after:absolute after:-inset-1.5 hover:z-1 focus-visible:z-1 ${isChosen ? 'z-2 ring-4 ring-(--sun-400)' : ''}`}
          >
            {point.number}
          </button>
        )
      })}
    </div>
  )
}
