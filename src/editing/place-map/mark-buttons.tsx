import { type KeyboardEvent, useRef, useState } from 'react'
import { evenInsets, isInView, pixelAt, type Scene } from '../../guide/map/map-scene.ts'
import { nextIndex } from '../../guide/map/next-index.ts'
import { NamedIcon } from '../../ui/named-icon.tsx'
import type { PlaceMark } from './place-points.schema.ts'

interface MarkButtonsProps {
  marks: readonly PlaceMark[]
  scene: Scene
  /** The mark that has the place whose row is pointed at. */
  pointed: PlaceMark | undefined
  /** Nothing can be chosen while an area is drawn. */
  isInert: boolean
  onPoint: (mark: PlaceMark | undefined) => void
  onChoose: (mark: PlaceMark) => void
}

const placesOf = (count: number) => `${count.toLocaleString('en')} places`

/** So far beyond the edge a mark is still drawn: half of the largest. */
const drawn = evenInsets(-30)

/** One stop for the tab key; the arrow keys lead from mark to mark, from north to south. */
export function MarkButtons({ marks, scene, pointed, isInert, onPoint, onChoose }: MarkButtonsProps) {
  const group = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState<PlaceMark>()
  const seen = marks.filter((mark) => isInView(mark, scene, drawn))
  const current = Math.max(
    0,
    seen.findIndex((mark) => isSame(mark, reached)),
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, current, seen.length)
    if (next === undefined) return
    event.preventDefault()
    group.current?.querySelectorAll('button')[next]?.focus({ preventScroll: true })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div ref={group} role="group" aria-label="Places on the map" inert={isInert} onKeyDown={onKeyDown}>
      {seen.map((mark, index) => (
        <button
          key={`${mark.lat} ${mark.lng}`}
          type="button"
          aria-label={mark.place ? `Open ${mark.place.name}` : `${placesOf(mark.count)} close together`}
          title={mark.place?.name}
          data-pointed={isSame(mark, pointed) || undefined}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => {
            setReached(mark)
            onPoint(mark)
          }}
          onBlur={() => onPoint(undefined)}
          onPointerEnter={() => onPoint(mark)}
          onPointerLeave={() => onPoint(undefined)}
          onClick={() => onChoose(mark)}
          style={positionOf(mark, scene)}
          className={`${looks} ${lookOf(mark)}`}
        >
          {mark.place ? (
            <NamedIcon name={mark.place.funType?.icon ?? ''} className="size-4" />
          ) : (
            mark.count.toLocaleString('en', { notation: 'compact' })
          )}
        </button>
      ))}
    </div>
  )
}

const isSame = (mark: PlaceMark, other: PlaceMark | undefined) =>
  mark.lat === other?.lat && mark.lng === other.lng

function positionOf(mark: PlaceMark, scene: Scene) {
  const { x, y } = pixelAt(mark, scene)
  return { left: x, top: y }
}

const looks =
  'absolute grid data-pointed:z-2 data-pointed:ring-5 data-pointed:ring-(--sun-400) -translate-1/2 place-items-center rounded-full border-[3px] outline-offset-3 after:absolute after:-inset-2 after:rounded-full hover:z-1 focus-visible:z-1 focus-visible:rounded-full'

function lookOf({ place, count }: PlaceMark): string {
  if (!place)
    return `border-surface bg-text text-sm font-bold text-bg tabular-nums ${count < 100 ? 'size-10' : count < 10_000 ? 'size-11.5' : 'size-13'}`
  const colors = `ft-${place.funType?.slug} size-8`
  return place.isActive
    ? `${colors} border-surface bg-(--ft,var(--ink-700)) text-(--on-ft) shadow-sm`
    : `${colors} border-(--ft,var(--ink-700)) border-dotted bg-surface text-(--ft,var(--ink-700))`
}
