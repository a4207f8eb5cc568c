import { Link } from '@tanstack/react-router'
import type { CityCounts } from '../cities/admin-city.schema.ts'

interface CityLinksProps {
  city: { id: number; name: string }
  /** Until they are there the links stand without numbers. */
  counts: CityCounts | undefined
}

/** What a city has, as filtered lists. */
export function CityLinks({ city, counts }: CityLinksProps) {
  const links = [
    [counts?.places, 'places', { isActive: 'true' }],
    [counts?.unreviewed, 'to review', { isReviewed: 'false' }],
    [counts?.withoutPhoto, 'without photo', { hasPhoto: 'false' }],
  ] as const
  return (
    <ul className="flex flex-wrap gap-x-3 text-xs font-normal">
      {links.map(([count, words, filters]) => (
        <li key={words}>
          <Link
            to="/admin/places"
            search={{ ...filters, cityId: String(city.id) }}
            className="inline-flex min-h-6 items-center whitespace-nowrap text-link underline tabular-nums"
          >
            <span className="sr-only">{city.name}: </span>
            {count === undefined ? words : `${count.toLocaleString('en')} ${words}`}
          </Link>
        </li>
      ))}
    </ul>
  )
}
