import { X } from 'lucide-react'
import { findCities } from '../../guide/city-page/cities.requests.ts'
import { Button } from '../../ui/button.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { type AdminPlaceFilters, setFilters, without } from '../places/admin-place-list.ts'
import { isBarFlag } from '../places/place-filters.ts'
import { filterText } from './filter-text.ts'

interface AdminPlaceFilterChipsProps {
  filters: AdminPlaceFilters
  onChange: (part: Partial<AdminPlaceFilters>) => void
}

/** Filters that are set, each to be taken off with a click. */
export function AdminPlaceFilterChips({ filters, onChange }: AdminPlaceFilterChipsProps) {
  const { content: cities = [] } = useAnswer(
    'cities',
    filters.cityId || filters.around ? findCities : undefined,
  )
  const names = new Map(cities.map(({ id, name }) => [String(id), name]))
  const set = setFilters(filters).filter(([name]) => !isBarFlag(name))
  if (set.length === 0) return null
  return (
    <ul aria-label="More filters" className="flex flex-wrap gap-2 border-b border-border px-4 py-2.5">
      {set.map(([name, value]) => (
        <li key={name}>
          <Button look="soft" onClick={() => onChange(without(name))}>
            <span className="sr-only">Remove filter: </span>
            {filterText(name, value, names)}
            <X className="size-4" />
          </Button>
        </li>
      ))}
    </ul>
  )
}
