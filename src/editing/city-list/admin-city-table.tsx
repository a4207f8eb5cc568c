import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { City } from '../../guide/cities/city.schema.ts'
import { May } from '../../office/accounts/current-user/may.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { CityCounts } from '../cities/admin-city.schema.ts'
import type { CitySort, CitySortField } from './admin-city-list.ts'
import { AdminCityRow, type CityRowActions } from './admin-city-row.tsx'

interface AdminCityTableProps extends CityRowActions {
  cities: readonly City[]
  /** By the id of the city. */
  counts: ReadonlyMap<number, CityCounts>
  sort: CitySort
  onSort: (field: CitySortField) => void
  selectedIds: ReadonlySet<number>
  onSelectAll: (isSelected: boolean) => void
  areAllSelected: boolean
}

const sortable: { field: CitySortField; name: string }[] = [
  { field: 'id', name: 'ID' },
  { field: 'name', name: 'Name' },
  { field: 'country', name: 'Country' },
]

/** On a narrow screen each row is a block, and the head keeps what sorts and selects. */
export function AdminCityTable({ cities, counts, sort, onSort, selectedIds, ...props }: AdminCityTableProps) {
  const { onSelectAll, areAllSelected, ...actions } = props
  return (
    <table className="block w-full text-sm leading-[1.35] @min-[800px]:table">
      <caption className="sr-only">Cities</caption>
      <thead className="block border-y border-border bg-surface-sunken text-xs text-text-muted @min-[800px]:table-header-group">
        <tr className="flex flex-wrap items-center gap-x-2 px-2 @min-[800px]:table-row">
          <th scope="col" className="@min-[800px]:w-0 @min-[800px]:pl-3.5">
            <May be="editor">
              <span className="grid size-11 place-items-center">
                <Checkbox
                  aria-label="Select all cities"
                  checked={areAllSelected}
                  isMixed={!areAllSelected && cities.some(({ id }) => selectedIds.has(id))}
                  onChange={(event) => onSelectAll(event.target.checked)}
                />
              </span>
            </May>
          </th>
          {sortable.map(({ field, name }) => (
            <SortHead key={field} name={name} field={field} sort={sort} onSort={onSort} />
          ))}
          {['Coordinates', 'Places Fetched', 'Slug', 'Actions'].map((name) => (
            <th
              key={name}
              scope="col"
              className="hidden px-2 text-left font-semibold whitespace-nowrap @min-[800px]:table-cell @min-[1000px]:px-3.5"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block @min-[800px]:table-row-group">
        {cities.map((city) => (
          <AdminCityRow
            key={city.id}
            city={city}
            counts={counts.get(city.id)}
            isSelected={selectedIds.has(city.id)}
            {...actions}
          />
        ))}
      </tbody>
    </table>
  )
}

type SortHeadProps = Pick<AdminCityTableProps, 'sort' | 'onSort'> & { name: string; field: CitySortField }

function SortHead({ name, field, sort, onSort }: SortHeadProps) {
  const isActive = sort.field === field
  const Icon = !isActive ? ChevronsUpDown : sort.direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={isActive ? (sort.direction === 'asc' ? 'ascending' : 'descending') : undefined}
      className="text-left @min-[1000px]:px-1.5"
    >
      <button
        type="button"
        onClick={() => onSort(field)}
        className={`flex min-h-11 items-center gap-1.5 px-2 font-semibold whitespace-nowrap hover:text-text ${isActive ? 'text-text' : ''}`}
      >
        {name}
        <Icon className="size-4" />
      </button>
    </th>
  )
}
