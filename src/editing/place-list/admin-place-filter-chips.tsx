import { X } from 'lucide-react'
import { findCities } from '../../guide/city-page/cities.requests.ts'
import { Button } from '../../ui/button.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { type AdminPlaceFilters, type ConcernName, concernNames } from '../places/admin-place-list.ts'

interface AdminPlaceFilterChipsProps {
  filters: AdminPlaceFilters
  onChange: (part: Partial<AdminPlaceFilters>) => void
}

const texts: Record<ConcernName, { true: string; false: string }> = {
  hasPhoto: { true: 'With a photo', false: 'Without a photo' },
  hasUnclearHours: { true: 'Unclear opening hours', false: 'No unclear hours' },
  isGone: { true: 'Gone from its source', false: 'Still in its source' },
  isRefused: { true: 'Refused by an update', false: 'Not refused by an update' },
  hasGoneWebsite: { true: 'Website is gone', false: 'Website is not gone' },
}

/** Filters that a link has set, each to be taken off with a click. */
export function AdminPlaceFilterChips({ filters, onChange }: AdminPlaceFilterChipsProps) {
  const { content: cities } = useAnswer('cities', filters.cityId ? findCities : undefined)
  const city = cities?.find(({ id }) => String(id) === filters.cityId)
  const concerns = concernNames.flatMap((name) => {
    const choice = filters[name]
    return choice === 'all' ? [] : [{ name, text: texts[name][choice] }]
  })
  if (concerns.length === 0 && !filters.cityId) return null
  return (
    <ul aria-label="More filters" className="flex flex-wrap gap-2 border-b border-border px-4 py-2.5">
      {concerns.map(({ name, text }) => (
        <Chip key={name} text={text} onRemove={() => onChange({ [name]: 'all' })} />
      ))}
      {filters.cityId && (
        <Chip text={`City: ${city?.name ?? filters.cityId}`} onRemove={() => onChange({ cityId: '' })} />
      )}
    </ul>
  )
}

const Chip = ({ text, onRemove }: { text: string; onRemove: () => void }) => (
  <li>
    <Button look="soft" onClick={onRemove}>
      <span className="sr-only">Remove filter: </span>
      {text}
      <X className="size-4" />
    </Button>
  </li>
)
