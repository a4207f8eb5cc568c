import { CalendarDays, ChevronDown, CircleAlert, Radius, Search } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import type { SelectOption } from '../../ui/select-props.ts'
import type { City, CityName, CountryCities } from '../cities/city.schema.ts'
import { anySeason, radiusChoices, seasonChoices } from '../city-page/city-filters.ts'
import type { Position } from '../how-far/distance.ts'
import { defaultRadiusKm } from '../search-radius/default-radius.ts'
import type { SearchRadiusOption } from '../search-radius/search-radius-option.schema.ts'
import type { Season } from '../seasons/season.schema.ts'
import { CityPicker } from './city-picker.tsx'
import { ticketField, ticketIcon, ticketLabel, ticketValue } from './ticket-field.ts'

interface CitySearch {
  citySlug: string
  radius: number
  /** A season's name, or 'any'. */
  season: string
  /** Where the visitor is, when it is around there that he looks. */
  position: Position | undefined
}

export interface SearchTicketProps {
  countries: readonly CountryCities[]
  radiusOptions: readonly SearchRadiusOption[]
  seasons: readonly Season[]
  searchCities: (q: string) => Promise<CityName[]>
  /** All cities with their positions. */
  findCities: () => Promise<readonly City[]>
  onSearch: (search: CitySearch) => void
}

/** The search of the home page: where, how far, when. */
export function SearchTicket({
  countries,
  radiusOptions,
  seasons,
  searchCities,
  findCities,
  onSearch,
}: SearchTicketProps) {
  const [citySlug, setCitySlug] = useState<string>()
  const [position, setPosition] = useState<Position>()
  const [radius, setRadius] = useState(String(defaultRadiusKm))
  const [season, setSeason] = useState<string>(anySeason)
  const [isCityMissing, setCityMissing] = useState(false)
  const cityField = useRef<HTMLButtonElement>(null)
  const alertId = useId()

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (citySlug) return onSearch({ citySlug, radius: Number(radius), season, position })
    setCityMissing(true)
    cityField.current?.focus()
  }
  const chooseCity = (slug: string, near?: Position) => {
    setPosition(near)
    setCitySlug(slug)
    setCityMissing(false)
  }

  return (
    <search className="mt-5.5 lg:mt-auto lg:translate-y-1/2 noscript:hidden">
      <form
        aria-label="Find places"
        onSubmit={submit}
        className="relative grid grid-cols-2 gap-2 rounded-[20px] border border-border bg-surface-raised p-2 shadow-lg lg:grid-cols-[1.55fr_1fr_1fr_auto] lg:gap-0 lg:rounded-xl lg:p-2.5"
      >
        <CityPicker
          trigger={cityField}
          isNear={position !== undefined}
          errorId={isCityMissing ? alertId : undefined}
          countries={countries}
          value={citySlug}
          onChoose={chooseCity}
          searchCities={searchCities}
          findCities={findCities}
        />
        <TicketSelect
          label="Search Radius"
          icon={<Radius className={narrowIcon} />}
          value={radius}
          options={radiusChoices(radiusOptions, Number(radius))}
          onValueChange={setRadius}
        />
        <TicketSelect
          label="Travel Period"
          icon={<CalendarDays className={narrowIcon} />}
          value={season}
          options={seasonChoices(seasons)}
          onValueChange={setSeason}
        />
        <Button
          type="submit"
          look="accent"
          className="col-span-full min-h-[58px]! rounded-[14px]! text-[1.125rem]! lg:col-span-1 lg:ml-2.5 lg:min-h-[68px]! lg:px-7.5! slim:px-5.5!"
        >
          <Search className="size-5.5" />
          Find Family Fun
        </Button>
        {isCityMissing && (
          <p
            id={alertId}
            role="alert"
            className="col-span-full flex items-center gap-2 rounded-md bg-danger-soft px-4 py-2.5 text-sm font-semibold text-on-danger-soft lg:absolute lg:top-[calc(100%+12px)] lg:left-2.5 lg:shadow-md"
          >
            <CircleAlert className="size-5" />
            Please select a city first
          </p>
        )}
      </form>
    </search>
  )
}

const narrowIcon = `${ticketIcon} max-sm:hidden slim:hidden`

interface TicketSelectProps {
  label: string
  icon: ReactNode
  value: string
  options: readonly SelectOption[]
  onValueChange: (value: string) => void
}

const TicketSelect = ({ label, ...select }: TicketSelectProps) => (
  <Select
    {...select}
    label={<span className={ticketLabel}>{label}</span>}
    valueClassName={ticketValue}
    chevron={
      <ChevronDown className="absolute top-1/2 right-2.5 size-4.5 -translate-y-1/2 text-text-subtle sm:right-3.5 sm:size-5" />
    }
    className={`${ticketField} max-[359px]:col-span-full pl-3.5 before:absolute before:inset-y-4 before:-left-px before:w-px before:bg-border-strong max-lg:before:hidden sm:pl-14.5 slim:pl-4.5`}
  />
)
