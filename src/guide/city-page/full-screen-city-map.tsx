import { House, Radius, Star } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { Toggle } from '../../ui/toggle.tsx'
import { BackToList, FullScreenMap } from '../map/full-screen-map.tsx'
import type { GroupCounts } from '../place-lists/certainty.ts'
import { type CityFilters, radiusChoices } from './city-filters.ts'
import { CityMap } from './city-map.tsx'
import type { MapContent } from './map-content.ts'
import { silence } from './silence.ts'
import { type ChangeFilters, useChosenFilters } from './use-chosen-filters.ts'

export interface FullScreenCityMapProps extends MapContent {
  onFiltersChange: ChangeFilters
  /** Undefined while they are counted. */
  total: number | undefined
  /** How many of them fit how surely, and how many do not say. */
  groups: GroupCounts
  onClose: () => void
  /** What opened it, and gets the focus back. */
  opener: RefObject<HTMLElement | null>
}

/** The map of a phone, with the filters that matter most on the way. */
export function FullScreenCityMap(props: FullScreenCityMapProps) {
  const { onFiltersChange, total, groups, onClose, opener, ...content } = props
  const [filters, change] = useChosenFilters(content.filters, onFiltersChange)
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
            options={radiusChoices(content.radiusOptions, filters.radius)}
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
        footer={
          <>
            {total !== undefined && groups.silent > 0 && (
              <SilentNote
                filters={filters}
                count={groups.silent}
                onChange={(unknown) => change({ unknown })}
              />
            )}
            <BackToList count={total === 1 ? '1 place' : `${total ?? '…'} places`} />
          </>
        }
      />
    </FullScreenMap>
  )
}

interface SilentNoteProps {
  filters: CityFilters
  count: number
  onChange: (isShown: boolean) => void
}

/** How many places do not say what the filters ask, and a way to see them all the same, or no longer. */
const SilentNote = ({ filters, count, onChange }: SilentNoteProps) => (
  <div
    data-map-control
    className="mx-3 flex max-w-110 items-center gap-2 rounded-[18px] bg-surface-raised py-1 pr-1 pl-4 text-sm leading-snug shadow-md"
  >
    <p role="status">
      <b className="font-semibold">
        {count} {filters.unknown ? 'of them' : 'more'}
      </b>{' '}
      {silence(filters, count)}.
    </p>
    <Button look="ghost" className="flex-none px-3!" onClick={() => onChange(!filters.unknown)}>
      {filters.unknown ? 'Hide' : 'Show'} {count === 1 ? 'it' : 'them'}
    </Button>
  </div>
)
