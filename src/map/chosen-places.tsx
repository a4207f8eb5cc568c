import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import type { MapPoint } from './map-point.ts'

interface ChosenPlacesProps<Point extends MapPoint> {
  places: readonly Point[]
  card: (point: Point) => ReactNode
  onClose: () => void
}

/** The chosen place at the map's foot; those that share one spot stand side by side and are scrolled through. */
export const ChosenPlaces = <Point extends MapPoint>({ places, card, onClose }: ChosenPlacesProps<Point>) => (
  <div data-map-control className="absolute inset-x-3 bottom-8 touch-auto">
    <ul aria-live="polite" className="no-scrollbar flex snap-x snap-mandatory gap-2.5 overflow-x-auto select-text">
      {places.map((place) => (
        <li
          key={place.id}
          className={`flex-none snap-center overflow-hidden rounded-[18px] bg-surface-raised shadow-lg ${places.length > 1 ? 'w-[88%]' : 'w-full'}`}
        >
          {card(place)}
        </li>
      ))}
    </ul>
    <Button
      look="ghost"
      size="icon"
      aria-label="Close card"
      onClick={onClose}
      className={`absolute right-1 ${places.length > 1 ? '-top-12 rounded-full bg-surface-raised shadow-md' : 'top-1'}`}
    >
      <X className="size-5" />
    </Button>
  </div>
)
