import { House, Radius, Star } from 'lucide-react'
import type { RefObject } from 'react'
import { Select } from '../../ui/select.tsx'
import { Toggle } from '../../ui/toggle.tsx'
import { BackToList, FullScreenMap } from '../map/full-screen-map.tsx'
import { type CityFilters, radiusChoices } from './city-filters.ts'
import { CityMap } from './city-map.tsx'
import type { MapContent } from './map-content.ts'

export interface FullScreenCityMapProps extends MapContent {
  onFiltersChange: (filters: CityFilters) => void
  /** Undefined while they are counted. */
  total: number | undefined
  onClose: () => void
  /** What opened it, and gets the focus back. */
  opener: RefObject<HTMLElement | null>
}

/** The map of a phone, with the filters that matter most on the way. */
export function FullScreenCityMap(props: FullScreenCityMapProps) {
  const { onFiltersChange, total, onClose, opener, ...content } = props
  const { filters, radiusOptions } = content
  const change = (part: Partial<CityFilters>) => onFiltersChange({ ...filters, ...part })
  return (
    <FullScreenMap
      onClose={onClose}
      opener={opener}
      filters={
        <>
          <Select
            className="inline-flex min-h-11 items-center gap-2 rounded-md border-[1.5px] border-control-border bg-surface px-3 text-sm font-semibold whitespace-nowrap"
            icon={<Radius className="size-4.5 text-link" />}
            label={<span className="sr-only">Radius</span>}
            value={String(filters.radius)}
            options={radiusChoices(radiusOptions, filters.radius)}
            onValueChange={(radius) => change({ radius: Number(radius) })}
            chevron={null}
          />
          <Toggle pressed={filters.featured} onPressedChange={(featured) => change({ featured })}>
            <Star />
            Featured
          </Toggle>
          <Toggle pressed={filters.indoor} onPressedChange={(indoor) => change({ indoor })}>
            <House />
            Indoor
          </Toggle>
        </>
      }
    >
      <CityMap
        {...content}
        fillsWindow
        footer={<BackToList count={total === 1 ? '1 place' : `${total ?? '…'} places`} />}
      />
    </FullScreenMap>
  )
}
