import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import type { CardOf } from './card-strip.tsx'
import type { MapPoint } from './map-point.ts'

interface ChosenPlacesProps<Point extends MapPoint> {
  places: readonly Point[]
  card: CardOf<Point>
  onClose: () => void
}

/** The chosen place at the map's foot; those that share one spot stand side by side and are scrolled through. */
export function ChosenPlaces<Point extends MapPoint>({ places, card, onClose }: ChosenPlacesProps<Point>) {
  const foot = useRef<HTMLDivElement>(null)
  // The map may reach below the window's edge.
  useEffect(() => {
    foot.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const areSeveral = places.length > 1
  return (
    <div ref={foot} data-map-control className="relative w-full max-w-110 scroll-mb-10 touch-auto">
      <ul
        aria-live="polite"
        className="no-scrollbar flex snap-x snap-mandatory gap-2.5 overflow-x-auto rounded-[18px] select-text"
      >
        {places.map((place) => (
          <li
            key={place.id}
            className={`flex-none snap-center overflow-hidden rounded-[18px] bg-surface-raised pr-10 shadow-lg ${areSeveral ? 'w-[88%]' : 'w-full'}`}
          >
            {card(place, true)}
          </li>
        ))}
      </ul>
      <Button
        look="ghost"
        size="icon"
        aria-label="Close card"
        onClick={onClose}
        className={`absolute right-1 ${areSeveral ? '-top-12 bg-surface-raised shadow-md' : 'top-1'}`}
      >
        <X className="size-5" />
      </Button>
    </div>
  )
}
