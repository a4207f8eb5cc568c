import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { City } from '../../guide/cities/city.schema.ts'
import { May } from '../../office/accounts/current-user/may.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EditAndDelete } from '../../ui/edit-and-delete.tsx'
import type { CityCounts } from '../cities/admin-city.schema.ts'
import { CityLinks } from './city-links.tsx'

export interface CityRowActions {
  onSelect: (ids: readonly number[], isSelected: boolean) => void
  onEdit: (city: City) => void
  onDelete: (city: City) => void
}

type AdminCityRowProps = CityRowActions & {
  city: City
  counts: CityCounts | undefined
  isSelected: boolean
}

export const AdminCityRow = ({ city, counts, isSelected, onSelect, onEdit, onDelete }: AdminCityRowProps) => (
  <tr
    className={`grid grid-cols-[auto_1fr_auto] items-center gap-x-2 border-b border-border py-2 pr-3.5 pl-2 last:border-b-0 @min-[800px]:table-row @min-[800px]:h-15 ${isSelected ? 'bg-[color-mix(in_oklab,var(--primary-soft)_48%,transparent)]' : 'hover:bg-surface-hover'}`}
  >
    <Cell className="row-span-4 self-start @min-[800px]:pl-3.5!">
      <May be="editor">
        <span className="grid size-11 place-items-center">
          <Checkbox
            aria-label={`Select ${city.name}`}
            checked={isSelected}
            onChange={(event) => onSelect([city.id], event.target.checked)}
          />
        </span>
      </May>
    </Cell>
    <Cell className="col-start-2 row-start-4 text-text-muted tabular-nums" label="ID">
      {city.id}
    </Cell>
    <th
      scope="row"
      className="col-start-2 row-start-1 min-w-0 text-left font-semibold [overflow-wrap:anywhere] @min-[800px]:min-w-28 @min-[800px]:px-2 @min-[800px]:py-1.5 @min-[1000px]:px-3.5"
    >
      {city.name}
    </th>
    <Cell className="col-start-2 row-start-2 [overflow-wrap:anywhere]">
      {city.country}
      <CityLinks city={city} counts={counts} />
    </Cell>
    <Cell className="col-start-2 row-start-3 whitespace-nowrap tabular-nums">
      {city.lat.toFixed(4)}, {city.lng.toFixed(4)}
    </Cell>
    <Cell className="col-start-3 row-start-3 justify-self-end">
      <Fetched isFetched={city.placesFetched} />
    </Cell>
    <Cell className="col-start-3 row-start-4 text-right text-text-muted [overflow-wrap:anywhere] @min-[800px]:min-w-24 @min-[800px]:text-left">
      {city.slug}
    </Cell>
    <Cell className="col-start-3 row-span-2 row-start-1 self-start">
      <May be="editor">
        <EditAndDelete name={city.name} onEdit={() => onEdit(city)} onDelete={() => onDelete(city)} />
      </May>
    </Cell>
  </tr>
)

type CellProps = { className: string; label?: string; children: ReactNode }

/** `label` stands beside the content where there is no column head to name it. */
const Cell = ({ className, label, children }: CellProps) => (
  <td className={`min-w-0 @min-[800px]:px-2 @min-[1000px]:px-3.5 ${className}`}>
    {label && (
      <span aria-hidden="true" className="mr-1.5 text-xs @min-[800px]:hidden">
        {label}
      </span>
    )}
    {children}
  </td>
)

const Fetched = ({ isFetched }: { isFetched: boolean }) =>
  isFetched ? (
    <Badge className="bg-success-soft text-on-success-soft">
      <Check />
      Yes
    </Badge>
  ) : (
    <Badge className="bg-surface-sunken text-text-muted">
      <Minus />
      No
    </Badge>
  )
