import { Accessibility, CalendarDays, ChevronDown, House, Radius, Shapes, Star } from 'lucide-react'
import { MultiSelect } from '../../ui/multi-select.tsx'
import { NamedIcon } from '../../ui/named-icon.tsx'
import { Select } from '../../ui/select.tsx'
import { Toggle } from '../../ui/toggle.tsx'
import type { FunType } from '../fun-types/fun-type.schema.ts'
import type { SearchRadiusOption } from '../search-radius/search-radius-option.schema.ts'
import type { Season } from '../seasons/season.schema.ts'
import { AgeFilter } from './age-filter.tsx'
import { type CityFilters, radiusChoices, seasonChoices } from './city-filters.ts'

export interface FilterChoices {
  radiusOptions: readonly SearchRadiusOption[]
  seasons: readonly Season[]
  funTypes: readonly FunType[]
}

interface FilterBarProps extends FilterChoices {
  filters: CityFilters
  onFiltersChange: (filters: CityFilters) => void
  /** Undefined while they are counted. */
  total: number | undefined
}

const box =
  'relative inline-flex min-h-11 flex-none items-center gap-2 rounded-md border-[1.5px] border-control-border bg-surface pr-8.5 pl-3 text-sm font-semibold whitespace-nowrap hover:bg-surface-hover max-wide:snap-start max-wide:scroll-ml-(--gutter)'
const boxIcon = 'size-4.5 text-link'
const chevron = <ChevronDown className="absolute right-2.5 size-[17px] text-text-subtle" />
const boxLabel = 'font-medium text-text-muted wide:max-[1359px]:sr-only'

export function FilterBar({
  filters,
  onFiltersChange,
  total,
  radiusOptions,
  seasons,
  funTypes,
}: FilterBarProps) {
  const change = (part: Partial<CityFilters>) => onFiltersChange({ ...filters, ...part })
  const { funTypes: chosen } = filters
  return (
    <div className="sticky top-(--nav-h) z-(--z-sticky) border-y border-border bg-glass backdrop-blur-[10px] noscript:hidden">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flexible box in every browser */}
      <div
        role="group"
        aria-label="Filters"
        className="no-scrollbar flex min-h-[62px] w-full snap-x snap-proximity items-center gap-2.5 overflow-x-auto px-(--gutter) md:min-h-[70px] wide:mx-auto wide:w-[min(100%-2*var(--gutter),var(--container-wide))] wide:overflow-visible wide:px-0"
      >
        <Select
          className={box}
          icon={<Radius className={boxIcon} />}
          label={<span className="sr-only">Radius</span>}
          value={String(filters.radius)}
          options={radiusChoices(radiusOptions, filters.radius)}
          onValueChange={(radius) => change({ radius: Number(radius) })}
          chevron={chevron}
        />
        <Select
          className={box}
          icon={<CalendarDays className={boxIcon} />}
          label={<span className={boxLabel}>When</span>}
          value={filters.season}
          options={seasonChoices(seasons)}
          onValueChange={(season) => change({ season })}
          chevron={chevron}
        />
        <AgeFilter
          className={box}
          labelClassName={boxLabel}
          iconClassName={boxIcon}
          chevron={chevron}
          ages={filters.ages}
          onAgesChange={(ages) => change({ ages })}
          total={total}
        />
        <MultiSelect
          className={box}
          label="Fun types"
          options={funTypes.map(({ slug, name, icon }) => ({
            value: slug,
            label: name,
            icon: <NamedIcon name={icon} className={`ft-${slug} size-5 text-(--ft)`} />,
          }))}
          values={chosen}
          onValuesChange={(slugs) => change({ funTypes: slugs })}
        >
          <Shapes className={boxIcon} />
          <span className="sr-only">Fun types: </span>
          {chosen.length === 0 ? 'All types' : `${chosen.length} selected`}
          {chevron}
        </MultiSelect>
        <span className="hidden h-7 w-px flex-none bg-border-strong wide:block" />
        <Toggle pressed={filters.featured} onPressedChange={(featured) => change({ featured })}>
          <Star className="group-aria-pressed:fill-[light-dark(var(--sun-400),var(--on-primary))] group-aria-pressed:stroke-[light-dark(var(--sun-400),var(--on-primary))]" />
          Featured
        </Toggle>
        <Toggle pressed={filters.indoor} onPressedChange={(indoor) => change({ indoor })}>
          <House />
          Indoor
        </Toggle>
        <Toggle
          pressed={filters.wheelchairAccessible}
          onPressedChange={(wheelchairAccessible) => change({ wheelchairAccessible })}
        >
          <Accessibility />
          <span>
            Wheelchair
            <span className="wide:max-[1559px]:sr-only"> accessible</span>
          </span>
        </Toggle>
        <p role="status" className="ml-auto hidden text-sm font-semibold whitespace-nowrap wide:block">
          <b className="mr-0.5 font-display text-lg leading-none font-bold tabular-nums">{total ?? '…'}</b>{' '}
          places found
        </p>
      </div>
    </div>
  )
}
