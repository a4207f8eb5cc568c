import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { showWhole } from '../../ui/show-whole.ts'
import type { CountryCities } from '../cities/city.schema.ts'
import type { WhereCounts } from '../place-lists/place.schema.ts'
import type { FunTypesSection } from './fun-types-section.ts'
import type { ShownWhere, Where } from './where.ts'

interface WhereRailsProps {
  section: FunTypesSection
  slug: string
  countries: readonly CountryCities[]
  where: ShownWhere
  counts: WhereCounts | undefined
}

/**
 * From all of Europe to a country, and from there to a city, with how many places are there; none where there are none:
 * plain links, so that each list has its address.
 */
export function WhereRails({ section, slug, countries, where: { country, city }, counts }: WhereRailsProps) {
  const list = { section, slug }
  const isCurrent = (one: CountryCities) => one.country === country?.country
  const withPlaces = countries.filter((one) => isCurrent(one) || has(counts?.countries, one.country))
  const cities = country?.cities.filter((one) => one.slug === city?.slug || has(counts?.cities, one.slug))
  return (
    <div className="pb-4 print:hidden">
      <Rail label="Countries">
        <Chip {...list} where={{}} isCurrent={!country}>
          All of Europe
        </Chip>
        {withPlaces.map((one) => (
          <Chip key={one.country} {...list} where={{ country: one.country }} isCurrent={isCurrent(one)}>
            {one.country} <Count of={counts?.countries[one.country]} />
          </Chip>
        ))}
      </Rail>
      {country && cities && cities.length > 0 && (
        <Rail label={`Cities in ${country.country}`}>
          {cities.map((one) => (
            <Chip key={one.slug} {...list} where={{ city: one.slug }} isCurrent={one.slug === city?.slug}>
              {one.name} <Count of={counts?.cities[one.slug]} />
            </Chip>
          ))}
        </Rail>
      )}
    </div>
  )
}

/** Where the numbers are unknown, all are offered. */
const has = (numbers: Readonly<Record<string, number>> | undefined, name: string) =>
  !numbers || (numbers[name] ?? 0) > 0

const Count = ({ of }: { of: number | undefined }) =>
  of === undefined ? null : <span className="ml-1.5 font-normal tabular-nums">{of}</span>

const Rail = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label}>
    <ul
      onFocus={showWhole}
      className="no-scrollbar -mx-(--gutter) flex scroll-px-(--gutter) gap-1 overflow-x-auto px-(--gutter) md:mx-0 md:flex-wrap md:px-0"
    >
      {children}
    </ul>
  </nav>
)

interface ChipProps {
  section: FunTypesSection
  slug: string
  where: Where
  isCurrent: boolean
  children: ReactNode
}

const Chip = ({ section, slug, where, isCurrent, children }: ChipProps) => (
  <li className="flex-none">
    <Link
      to={`/${section}/$slug`}
      params={{ slug }}
      search={{ ...where }}
      resetScroll={false}
      activeOptions={{ exact: true }}
      aria-current={isCurrent ? 'true' : undefined}
      className="inline-flex min-h-11 items-center rounded-full px-3 text-sm font-semibold text-text-muted hover:bg-surface-hover hover:text-text aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft"
    >
      {children}
    </Link>
  </li>
)
