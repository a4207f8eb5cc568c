import { LocateFixed, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'

interface MapButtonsProps {
  className: string
  onZoom: (levels: number) => void
  /** What `onShowAll` shows. */
  allLabel: string
  onShowAll: () => void
}

/** Zoom by hand, and back to what a map begins with. */
export const MapButtons = ({ className, onZoom, allLabel, onShowAll }: MapButtonsProps) => (
  <div
    data-map-control
    className={`absolute right-3 grid divide-y divide-border overflow-hidden rounded-md bg-surface-raised shadow-md ${className}`}
  >
    <MapButton label="Zoom in" onClick={() => onZoom(1)}>
      <Plus className="size-5" />
    </MapButton>
    <MapButton label="Zoom out" onClick={() => onZoom(-1)}>
      <Minus className="size-5" />
    </MapButton>
    <MapButton label={allLabel} onClick={onShowAll}>
      <LocateFixed className="size-5" />
    </MapButton>
  </div>
)

const MapButton = (props: { label: string; onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    aria-label={props.label}
    onClick={props.onClick}
    className="grid size-11 place-items-center -outline-offset-3 hover:bg-surface-hover"
  >
    {props.children}
  </button>
)
