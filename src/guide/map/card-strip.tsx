import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { MapPoint } from './map-point.ts'
import { nextIndex } from './next-index.ts'

/** Of a strip's cards only the one that is reached is a stop for the tab key. */
export type CardOf<Point> = (point: Point, isTabStop: boolean) => ReactNode

interface CardStripProps<Point extends MapPoint> {
  places: readonly Point[]
  /** The place whose card is in view, and whose pin is marked. */
  reachedId: number | undefined
  onReach: (id: number) => void
  card: CardOf<Point>
  /** Of the map, in pixels. */
  width: number
}

const edge = 16
const gap = 10
const widestCard = 322

/** A card for each place, side by side: a swipe or the arrow keys lead from one to the next. */
export function CardStrip<Point extends MapPoint>(props: CardStripProps<Point>) {
  const { places, reachedId, onReach, card, width } = props
  const cardWidth = Math.min(widestCard, width - 3 * edge)
  const step = cardWidth + gap
  const reached = Math.max(
    0,
    places.findIndex(({ id }) => id === reachedId),
  )
  const { scroller, onScroll, focusReached } = useScroll({ ...props, reached, step })
  const onKeyDown = (event: KeyboardEvent) => {
    const next = places[nextIndex(event.key, reached, places.length) ?? -1]
    if (!next) return
    event.preventDefault()
    focusReached()
    onReach(next.id)
  }
  // A city may have thousands of places: there are cards for what is to be seen, and for what comes next.
  const first = Math.max(0, reached - 2)
  const shown = places.slice(first, reached + Math.ceil(width / step) + 2)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div
      ref={scroller}
      role="group"
      aria-label="Cards of the places on the map"
      data-map-control
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      className="no-scrollbar w-full snap-x snap-mandatory scroll-pl-4 touch-pan-x overflow-x-auto py-1"
    >
      <ul
        style={{ width: (places.length - 1) * step + width, paddingLeft: edge + first * step, gap }}
        className="flex select-text"
      >
        {shown.map((place, index) => (
          <li
            key={place.id}
            aria-current={first + index === reached}
            aria-posinset={first + index + 1}
            aria-setsize={places.length}
            style={{ width: cardWidth }}
            className={classNames(
              'grid min-h-38 low:min-h-0 flex-none snap-start overflow-hidden rounded-[18px] border-[3px] bg-surface-raised shadow-lg',
              first + index === reached ? 'border-(--sun-400)' : 'border-surface-raised',
            )}
          >
            {card(place, first + index === reached)}
          </li>
        ))}
      </ul>
    </div>
  )
}

type Scroll<Point extends MapPoint> = Pick<CardStripProps<Point>, 'places' | 'reachedId' | 'onReach'> & {
  /** The index of the card in view. */
  reached: number
  /** From one card to the next, in pixels. */
  step: number
}

/** Keeps the card in view and the place that is reached the same, whichever of them changed. */
function useScroll<Point extends MapPoint>({ places, reachedId, onReach, reached, step }: Scroll<Point>) {
  const scroller = useRef<HTMLDivElement>(null)
  const seen = useRef<{ places: readonly Point[]; step: number; id: number | undefined }>(undefined)
  const takesFocus = useRef(false)
  useLayoutEffect(() => {
    const { current: last } = seen
    seen.current = { places, step, id: reachedId }
    // A finger that brought the strip here may be moving on.
    const isThere = last?.places === places && last.step === step && last.id === reachedId
    if (!isThere) scroller.current?.scrollTo({ left: reached * step, behavior: 'instant' })
    if (!takesFocus.current) return
    takesFocus.current = false
    scroller.current?.querySelector<HTMLElement>('[aria-current="true"] a')?.focus({ preventScroll: true })
  }, [places, step, reachedId, reached])
  const onScroll = () => {
    const index = Math.round((scroller.current?.scrollLeft ?? 0) / step)
    const id = places[Math.min(index, places.length - 1)]?.id
    if (id === undefined || id === reachedId) return
    seen.current = { places, step, id }
    onReach(id)
  }
  return {
    scroller,
    onScroll,
    /** The focus goes on to the next card that is reached. */
    focusReached: () => {
      takesFocus.current = true
    },
  }
}
