import { Accessibility, CalendarDays, ChevronDown, Clock, House, Radius, Shapes, Star } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { MultiSelect } from '../../ui/multi-select.tsx'
import { NamedIcon } from '../../ui/named-icon.tsx'
import { Select } from '../../ui/select.tsx'
import { showWhole } from '../../ui/show-whole.ts'
import { Toggle } from '../../ui/toggle.tsx'
import type { City } from '../cities/city.schema.ts'
import { DatesChip } from '../dates/dates-chip.tsx'
import { useOurDates } from '../dates/our-dates.tsx'
import { FamilyChip } from '../family/family-chip.tsx'
import { useOurFamily } from '../family/our-family.tsx'
import type { FunTypeChoice } from '../fun-types/fun-type.schema.ts'
import type { SearchRadiusOption } from '../search-radius/search-radius-option.schema.ts'
import type { Season } from '../seasons/season.schema.ts'
import { AgeFilter } from './age-filter.tsx'
import { type CityFilters, defaultFilters, radiusChoices, seasonChoices } from './city-filters.ts'
import { FoundCount } from './found-count.tsx'
import { anyDay, openDayChoices } from './open-days.ts'
import { type ChangeFilters, useChosenFilters } from './use-chosen-filters.ts'

export interface FilterChoices {
  radiusOptions: readonly SearchRadiusOption[]
  seasons: readonly Season[]
  funTypes: readonly FunTypeChoice[]
  /** Today where the city lies. */
  cityDay: string
}

interface FilterBarProps extends FilterChoices {
  /** Without a zone where no place around a visitor tells its hours. */
  city: Pick<City, 'slug'> & { timeZone?: string }
  filters: CityFilters
  onFiltersChange: ChangeFilters
  /** Undefined while they are counted. */
  total: number | undefined
}

const box =
  'relative inline-flex min-h-11 flex-none items-center gap-2 rounded-md border-[1.5px] border-control-border bg-surface pr-8.5 pl-3 text-sm font-semibold whitespace-nowrap hover:bg-surface-hover'
const boxIcon = 'size-4.5 text-link wide:hidden'
const chevron = <ChevronDown className="absolute right-2.5 size-[17px] text-text-subtle" />
const boxLabel = 'font-medium text-text-muted wide:sr-only'

type ControlProps = FilterBarProps & { change: (part: Partial<CityFilters>) => void }

/** Of its own, so that a touch does not have the whole bar drawn before it is answered. */
function Control({ name, ...props }: FilterBarProps & { name: ControlName }) {
  const [filters, change] = useChosenFilters(props.filters, props.onFiltersChange)
  const Shown: (props: ControlProps) => ReactElement = controls[name]
  return <Shown {...props} filters={filters} change={change} />
}

/** Every filter, in the order of the bar. */
const controls = {
  openToday: ({ filters, change, cityDay }) => (
    <Toggle
      pressed={filters.openOn === cityDay}
      onPressedChange={(isOn) => change({ openOn: isOn ? cityDay : undefined })}
    >
      <Clock />
      Open today
    </Toggle>
  ),
  indoor: ({ filters, change }) => (
    <Toggle pressed={filters.indoor} onPressedChange={(indoor) => change({ indoor })}>
      <House />
      Indoor
    </Toggle>
  ),
  ages: ({ filters, change, total }) => (
    <AgeFilter
      className={box}
      labelClassName={boxLabel}
      iconClassName={boxIcon}
      chevron={chevron}
      ages={filters.ages}
      onAgesChange={(ages) => change({ ages })}
      total={total}
    />
  ),
  radius: ({ filters, change, radiusOptions }) => (
    <Select
      className={box}
      icon={<Radius className={boxIcon} />}
      label={<span className="sr-only">Radius</span>}
      value={String(filters.radius)}
      options={radiusChoices(radiusOptions, filters.radius)}
      onValueChange={(radius) => change({ radius: Number(radius) })}
      chevron={chevron}
    />
  ),
  funTypes: ({ filters, change, funTypes }) => (
    <MultiSelect
      className={box}
      label="Fun types"
      options={funTypes.map(({ slug, name, icon }) => ({
        value: slug,
        label: name,
        icon: <NamedIcon name={icon} className={`ft-${slug} size-5 text-(--ft)`} />,
      }))}
      values={filters.funTypes}
      onValuesChange={(slugs) => change({ funTypes: slugs })}
    >
      <Shapes className={boxIcon} />
      <span className="sr-only">Fun types: </span>
      {filters.funTypes.length === 0 ? 'All types' : `${filters.funTypes.length} selected`}
      {chevron}
    </MultiSelect>
  ),
  wheelchair: ({ filters, change }) => (
    <Toggle
      pressed={filters.wheelchairAccessible}
      onPressedChange={(wheelchairAccessible) => change({ wheelchairAccessible })}
    >
      <Accessibility />
      <span>
        Wheelchair
        <span className="wide:sr-only"> accessible</span>
      </span>
    </Toggle>
  ),
  featured: ({ filters, change }) => (
    <Toggle pressed={filters.featured} onPressedChange={(featured) => change({ featured })}>
      <Star className="group-aria-pressed:fill-[light-dark(var(--sun-400),var(--on-primary))] group-aria-pressed:stroke-[light-dark(var(--sun-400),var(--on-primary))]" />
      Featured
    </Toggle>
  ),
  openOn: ({ filters, change, cityDay }) => (
    <Select
      className={box}
      label={<span className="sr-only">Open on</span>}
      value={filters.openOn ?? anyDay}
      options={openDayChoices(cityDay, filters.openOn, useOurDates()?.days)}
      onValueChange={(day) => change({ openOn: day === anyDay ? undefined : day })}
      chevron={chevron}
    />
  ),
  season: ({ filters, change, seasons }) => (
    <Select
      className={box}
      icon={<CalendarDays className={boxIcon} />}
      label={<span className={boxLabel}>When</span>}
      value={filters.season}
      options={seasonChoices(seasons)}
      onValueChange={(season) => change({ season })}
      chevron={chevron}
    />
  ),
} satisfies Record<string, (props: ControlProps) => ReactElement>

type ControlName = keyof typeof controls

/** What most families reach for stays first; then come the filters that a page begins with, so that a phone shows them. */
function orderOf(filters: CityFilters, cityDay: string): ControlName[] {
  const isOn: Record<ControlName, boolean> = {
    openToday: true,
    indoor: true,
    ages: filters.ages.length > 0,
    radius: filters.radius !== defaultFilters.radius,
    funTypes: filters.funTypes.length > 0,
    wheelchair: filters.wheelchairAccessible,
    featured: false,
    openOn: filters.openOn !== undefined && filters.openOn !== cityDay,
    season: filters.season !== defaultFilters.season,
  }
  const names = Object.keys(controls) as ControlName[]
  return names.toSorted((a, b) => Number(isOn[b]) - Number(isOn[a]))
}

export function FilterBar(props: FilterBarProps) {
  const { filters, total } = props
  // As the page began: what moved when it is touched would be lost from under the finger.
  const [order] = useState(() => orderOf(filters, props.cityDay))
  const isOurs = useOurFamily()?.hasAges === true
  return (
    <div className="sticky top-(--nav-h) low:top-0 z-(--z-sticky) border-y border-border bg-glass backdrop-blur-[10px] noscript:hidden">
      <div className="flex items-center gap-4 wide:mx-auto wide:w-[min(100%-2*var(--gutter),var(--container-wide))]">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flexible box in every browser */}
        <div
          role="group"
          aria-label="Filters"
          onFocus={showWhole}
          className="no-scrollbar relative flex min-h-[62px] min-w-0 flex-1 snap-x snap-proximity has-focus-visible:snap-none items-center gap-2.5 overflow-x-auto px-(--gutter) md:min-h-[70px] max-wide:*:snap-start max-wide:*:scroll-ml-(--gutter) wide:-mx-1 wide:flex-wrap wide:gap-2 wide:overflow-visible wide:px-1 wide:py-3 wide:max-[100rem]:[&_button>svg:first-child]:hidden"
        >
          <FamilyChip count={total} />
          <DatesChip timeZone={props.city.timeZone} />
          {order.map((name) => {
            // The family says the ages.
            if (name === 'ages' && isOurs && filters.ages.length === 0) return null
            return <Control key={name} {...props} name={name} />
          })}
        </div>
        <p role="status" className="hidden flex-none text-sm font-semibold whitespace-nowrap wide:block">
          <FoundCount
            total={total}
            className="mr-0.5 font-display text-lg leading-none font-bold tabular-nums"
          />
        </p>
      </div>
    </div>
  )
}
