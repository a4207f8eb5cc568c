import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { findCities } from '../../guide/city-page/cities.requests.ts'
import { Field, inputClass } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { useTyped } from '../../ui/use-typed.ts'
import type { AdminPlaceFilters } from '../places/admin-place-list.ts'
import { isFilterValue } from '../places/place-filters.ts'
import { BoxFilter } from './box-filter.tsx'
import { CityFilter } from './city-filter.tsx'
import { FactFilter } from './fact-filter.tsx'
import { NearFilter } from './near-filter.tsx'

interface MoreFiltersProps {
  filters: AdminPlaceFilters
  onChange: (part: Partial<AdminPlaceFilters>) => void
}

/** Where places lie, when they changed, and what is known of them. */
export function MoreFilters({ filters, onChange }: MoreFiltersProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="group border-b border-border"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 px-4 text-sm font-semibold text-link [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4.5 group-open:rotate-90" />
        More filters
      </summary>
      {isOpen && <Controls filters={filters} onChange={onChange} />}
    </details>
  )
}

function Controls({ filters, onChange }: MoreFiltersProps) {
  const { content: cities = [] } = useAnswer('cities', findCities)
  const countries = [
    ...new Set([...cities.map(({ country }) => country), filters.country].filter(Boolean)),
  ].toSorted()
  return (
    <div className="grid gap-3.5 px-4 pt-1 pb-4 sm:grid-cols-2 @min-[1000px]:grid-cols-4">
      <CityFilter cities={cities} filters={filters} onChange={onChange} />
      <Field label="Country">
        {(control) => (
          <NativeSelect
            {...control}
            value={filters.country}
            onChange={({ target }) => onChange({ country: target.value })}
          >
            <option value="">All countries</option>
            {countries.map((country) => (
              <option key={country}>{country}</option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <ChangedSince value={filters.changedSince} onChange={(changedSince) => onChange({ changedSince })} />
      <NearFilter value={filters.near} onChange={(near) => onChange({ near })} />
      <BoxFilter value={filters.area} onChange={(area) => onChange({ area })} />
      <FactFilter filters={filters} onChange={onChange} />
    </div>
  )
}

/** While a year is typed, it is one of antiquity. */
function ChangedSince({ value, onChange }: { value: string; onChange: (day: string) => void }) {
  const [text, setText] = useTyped(value)
  return (
    <Field label="Changed since">
      {(control) => (
        <input
          {...control}
          type="date"
          className={inputClass}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            if (target.value === '' || isFilterValue('changedSince', target.value)) onChange(target.value)
          }}
        />
      )}
    </Field>
  )
}
