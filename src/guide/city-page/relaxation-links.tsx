import { Link } from '@tanstack/react-router'
import { Accessibility, Baby, CalendarDays, Clock, Eraser, House, Radius, Shapes, Star } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import type { City } from '../cities/city.schema.ts'
import type { PlaceRelaxation } from '../place-lists/relaxation.schema.ts'
import { type CityFilters, searchOfFilters } from './city-filters.ts'
import { relaxationText, relaxed } from './relax-filters.ts'

interface RelaxationLinksProps {
  city: Pick<City, 'slug'>
  filters: CityFilters
  relaxations: readonly PlaceRelaxation[]
  /** Whether the first one is the screen's most useful action. */
  isMainAction: boolean
}

const icons = {
  radius: Radius,
  season: CalendarDays,
  funTypes: Shapes,
  age: Baby,
  featured: Star,
  wheelchairAccessible: Accessibility,
  indoor: House,
  openOn: Clock,
  all: Eraser,
}

/** Ways to more places, each a link to the same city with one filter loosened. */
export const RelaxationLinks = ({ city, filters, relaxations, isMainAction }: RelaxationLinksProps) =>
  relaxations.map((relaxation, index) => {
    const Icon = icons[relaxation.relax]
    return (
      <Link
        key={`${relaxation.relax} ${relaxation.radius}`}
        to="/funcity/$citySlug"
        params={{ citySlug: city.slug }}
        search={searchOfFilters(relaxed(filters, relaxation))}
        replace
        resetScroll={false}
        // The link goes with the list that was too short; whoever uses the keyboard goes on from the new one.
        onClick={() => document.getElementById('main')?.focus({ preventScroll: true })}
        className={buttonClass(
          isMainAction && index === 0 ? 'accent' : 'outline',
          'md',
          'max-w-full whitespace-normal! max-sm:w-full',
        )}
      >
        <Icon className="size-5" />
        {relaxationText(filters, relaxation)}
      </Link>
    )
  })
