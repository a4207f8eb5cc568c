import { ArrowUpNarrowWide, ChevronDown } from 'lucide-react'
import { Select } from '../../ui/select.tsx'
import { PrintButton, ShareButton } from '../../ui/share-buttons.tsx'
import type { City } from '../cities/city.schema.ts'
import { byFit } from '../family/family-query.ts'
import { familyOfList, useOurFamily } from '../family/our-family.tsx'
import { KeepCityButton } from '../offline/keep-city-button.tsx'
import { defaultSort } from '../place-lists/place-sort.ts'
import { type CityFilters, sortChoices } from './city-filters.ts'
import { FoundCount } from './found-count.tsx'
import { type ChangeFilters, useChosenFilters } from './use-chosen-filters.ts'

interface ResultsHeadProps {
  city: Pick<City, 'name' | 'slug'>
  filters: CityFilters
  onFiltersChange: ChangeFilters
  /** Undefined while they are counted. */
  total: number | undefined
}

/** Above the cards: how many there are where the filter bar has no room to say it, and in which order. */
export function ResultsHead({ city, total, ...props }: ResultsHeadProps) {
  const [filters, change] = useChosenFilters(props.filters, props.onFiltersChange)
  const ours = useOurFamily()
  const changeSort = (chosen: string) => {
    const isBest = chosen === bestForUs.value
    if (isBest || chosen === defaultSort) ours?.orderByFit(isBest)
    const sort = sortChoices.find(({ value }) => value === chosen)?.value ?? defaultSort
    if (sort !== filters.sort) change({ sort })
  }
  return (
    <div className="-mt-1.5 mb-1.5 flex min-h-11 flex-wrap items-center gap-x-1 md:-mt-2.5 md:mb-2.5">
      <p role="status" className="mr-auto text-sm font-semibold wide:hidden noscript:block print:block">
        <FoundCount total={total} />
      </p>
      <p className="mr-auto text-sm text-text-muted max-wide:hidden noscript:hidden">
        Distances are measured from the centre of {city.name}.
      </p>
      <KeepCityButton slug={city.slug} name={city.name} />
      <ShareButton title={`Family Fun around ${city.name}`} look="ghost" size="icon" />
      <PrintButton look="ghost" size="icon" className="max-sm:hidden" />
      <Select
        // On a phone one row holds all of it: the icon alone tells what it is for.
        className="-mr-3 inline-flex min-h-11 max-w-full items-center gap-2 rounded-md px-3 text-sm font-semibold whitespace-nowrap hover:bg-surface-hover noscript:hidden print:hidden"
        valueClassName="max-sm:sr-only"
        icon={<ArrowUpNarrowWide className="size-4.5 text-link" />}
        label={<span className="font-medium text-text-muted max-sm:sr-only">Sort</span>}
        value={familyOfList(ours, filters)?.sort ?? filters.sort}
        options={ours ? [bestForUs, ...sortChoices] : sortChoices}
        onValueChange={changeSort}
        chevron={<ChevronDown className="size-4.5 text-text-subtle" />}
      />
    </div>
  )
}

const bestForUs = { value: byFit, label: 'Best for us' }
