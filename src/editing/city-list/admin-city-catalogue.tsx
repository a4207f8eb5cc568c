import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import type { City } from '../../guide/cities/city.schema.ts'
import { May } from '../../office/accounts/current-user/may.tsx'
import { Button } from '../../ui/button.tsx'
import { inputClass } from '../../ui/field.tsx'
import type { CityCounts } from '../cities/admin-city.schema.ts'
import { type CitySort, defaultCitySort, matchingCities, sortCities, sortedBy } from './admin-city-list.ts'
import { AdminCityTable } from './admin-city-table.tsx'
import { AdminFetchCard } from './admin-fetch-card.tsx'

/** So many rows come at a time: thousands would keep a phone busy for seconds. */
const rowsPerStep = 250

interface AdminCityCatalogueProps {
  cities: readonly City[]
  /** By the id of the city. */
  counts: ReadonlyMap<number, CityCounts>
  /** Only those that were not fetched for 30 days. */
  areStale: boolean
  onEdit: (city: City) => void
  onDelete: (city: City) => void
  onFetched: () => void
}

/** All cities, to look through and to choose from. */
export function AdminCityCatalogue({
  cities,
  counts,
  areStale,
  onFetched,
  ...actions
}: AdminCityCatalogueProps) {
  const [text, setText] = useState('')
  const [sort, setSort] = useState<CitySort>(defaultCitySort)
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>(new Set())
  const [rows, setRows] = useState(rowsPerStep)
  const listed = areStale ? cities.filter(({ id }) => counts.get(id)?.isStale) : cities
  const found = sortCities(matchingCities(listed, useDeferredValue(text)), sort)
  const select = (ids: readonly number[], isSelected: boolean) =>
    setSelectedIds((before) =>
      isSelected ? new Set([...before, ...ids]) : new Set([...before].filter((id) => !ids.includes(id))),
    )
  const whyNone = () => {
    if (cities.length === 0) return 'There are no cities yet.'
    if (text || !areStale) return 'No cities match this search.'
    return counts.size > 0 && 'Each city was fetched in the last 30 days.'
  }
  return (
    <>
      <May be="editor">
        <AdminFetchCard
          // Somebody else may have deleted one meanwhile.
          cities={cities.filter(({ id }) => selectedIds.has(id))}
          onClear={() => setSelectedIds(new Set())}
          onFetched={onFetched}
        />
      </May>
      <div className="@container overflow-clip rounded-lg border border-border bg-surface">
        <SearchBox text={text} onChange={setText} />
        {areStale && (
          <p className="flex flex-wrap gap-x-3 px-4 pb-4 text-sm">
            Only those that were not fetched for 30 days
            <Link to="." search={{}} className="underlined">
              Show all cities
            </Link>
          </p>
        )}
        <AdminCityTable
          cities={found.slice(0, rows)}
          counts={counts}
          sort={sort}
          onSort={(field) => setSort(sortedBy(sort, field))}
          selectedIds={selectedIds}
          onSelect={select}
          onSelectAll={(isSelected) =>
            select(
              found.map(({ id }) => id),
              isSelected,
            )
          }
          areAllSelected={found.length > 0 && found.every(({ id }) => selectedIds.has(id))}
          {...actions}
        />
        {found.length === 0 && (
          <p role="status" className="p-4 text-sm text-text-muted">
            {whyNone()}
          </p>
        )}
        {found.length > rows && (
          <div className="flex flex-wrap items-center gap-3 border-t border-border p-3.5">
            <p role="status" className="text-sm text-text-muted tabular-nums">
              {rows.toLocaleString('en')} of {found.length.toLocaleString('en')} cities
            </p>
            <Button look="outline" onClick={() => setRows(rows + rowsPerStep)}>
              Show more
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

function SearchBox({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const id = useId()
  return (
    <div className="grid gap-1.5 p-4">
      <label htmlFor={id} className="text-xs font-semibold">
        Search
      </label>
      <div className="relative max-w-105">
        <Search className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-text-subtle" />
        <input
          id={id}
          type="search"
          value={text}
          maxLength={200}
          placeholder="Search by name or country..."
          onChange={(event) => onChange(event.target.value)}
          className={`${inputClass} pl-10!`}
        />
      </div>
    </div>
  )
}
