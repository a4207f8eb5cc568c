import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CountryCities } from '../cities/city.schema.ts'
import { type FunTypesSection, funTypeAddress } from './fun-types-section.ts'
import type { ShownWhere, Where } from './where.ts'

interface WhereRailsProps {
  section: FunTypesSection
  slug: string
  countries: readonly CountryCities[]
  where: ShownWhere
}

/** From all of Europe to a country, and from there to a city: plain links, so that each list has its address. */
export function WhereRails({ section, slug, countries, where: { country, city } }: WhereRailsProps) {
  const to = (where: Where) => funTypeAddress(section, slug, 1, where)
  return (
    <div className="pb-4 print:hidden">
      <Rail label="Countries">
        <Chip to={to({})} isCurrent={!country}>
          All of Europe
        </Chip>
        {countries.map((one) => (
          <Chip key={one.country} to={to({ country: one.country })} isCurrent={one === country}>
            {one.country}
          </Chip>
        ))}
      </Rail>
      {country && (
        <Rail label={`Cities in ${country.country}`}>
          {country.cities.map((one) => (
            <Chip key={one.slug} to={to({ city: one.slug })} isCurrent={one.slug === city?.slug}>
              {one.name}
            </Chip>
          ))}
        </Rail>
      )}
    </div>
  )
}

const Rail = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label}>
    <ul className="no-scrollbar -mx-(--gutter) flex gap-1 overflow-x-auto px-(--gutter) md:mx-0 md:flex-wrap md:px-0">
      {children}
    </ul>
  </nav>
)

const Chip = ({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: ReactNode }) => (
  <li className="flex-none">
    <Link
      to={to}
      resetScroll={false}
      activeOptions={{ exact: true }}
      aria-current={isCurrent ? 'true' : undefined}
      className="inline-flex min-h-11 items-center rounded-full px-3 text-sm font-semibold text-text-muted hover:bg-surface-hover hover:text-text aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft"
    >
      {children}
    </Link>
  </li>
)
