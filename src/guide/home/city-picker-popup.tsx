import { MapPin } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ComboboxList } from '../../ui/combobox-list.tsx'
import { Popover, type PopoverProps } from '../../ui/popover.tsx'
import type { City, CityName, CountryCities } from '../cities/city.schema.ts'
import type { Position } from '../how-far/distance.ts'
import { NearMe } from './near-me.tsx'
import { useCitySearch } from './use-city-search.ts'

export type CityPickerPopupProps = Pick<PopoverProps, 'trigger' | 'onClose' | 'id'> & {
  countries: readonly CountryCities[]
  value: string | undefined
  /** With the visitor's position when it was what is near that he chose. */
  onChoose: (citySlug: string, position?: Position) => void
  searchCities: (q: string) => Promise<CityName[]>
  /** All cities with their positions, fetched when the nearest is asked for. */
  findCities: () => Promise<readonly City[]>
}

export function CityPickerPopup(props: CityPickerPopupProps) {
  const { countries, value, onChoose, searchCities, findCities, ...popover } = props
  const [query, setQuery] = useState('')
  const { found, isAwaited } = useCitySearch(countries, query, searchCities)
  return (
    <Popover
      {...popover}
      label="Choose your destination"
      sideOffset={14}
      className="w-(--radix-popover-trigger-width) rounded-[18px] lg:w-[460px]"
    >
      <ComboboxList
        groups={found.map(({ country, cities }) => ({
          label: country,
          options: cities.map(({ slug, name }) => ({ value: slug, label: name })),
        }))}
        value={value}
        onChoose={onChoose}
        query={query}
        onQueryChange={setQuery}
        isAwaited={isAwaited}
        searchLabel="Search cities"
        placeholder="Search cities..."
        listLabel="Cities"
        emptyText="No cities found. Try searching for popular destinations like Paris, Rome, or Barcelona."
        optionIcon={<MapPin className="size-4.5 text-text-subtle" />}
      >
        {!query.trim() && <NearMe findCities={findCities} onChoose={onChoose} />}
      </ComboboxList>
      <div
        aria-hidden="true"
        className="hidden gap-3.5 border-t border-border px-5 py-2 text-2xs text-text-subtle lg:flex"
      >
        <span>
          <Key>↑</Key> <Key>↓</Key> move
        </span>
        <span>
          <Key>Enter</Key> choose
        </span>
        <span>
          <Key>Esc</Key> close
        </span>
      </div>
    </Popover>
  )
}

const Key = ({ children }: { children: ReactNode }) => (
  <kbd className="rounded-[5px] border border-border-strong bg-surface-sunken px-1.5 py-0.5 font-sans text-2xs font-semibold">
    {children}
  </kbd>
)
