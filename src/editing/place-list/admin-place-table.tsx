import type { AdminPlace } from '../places/admin-place.schema.ts'
import { type PlaceColumn, placeColumns } from '../places/place-columns.ts'
import { isSelected, type Selection } from '../selection/selection.ts'
import { AdminPlaceRow } from './admin-place-row.tsx'

interface AdminPlaceTableProps {
  places: readonly AdminPlace[]
  /** Between the place and its actions. */
  columns: readonly PlaceColumn[]
  /** Places whose change is under way. */
  busyIds: ReadonlySet<number>
  selection: Selection
  onTick: (place: AdminPlace) => void
  onToggleActive: (place: AdminPlace) => void
  onToggleFeatured: (place: AdminPlace) => void
  onEdit: (place: AdminPlace) => void
  onDelete: (place: AdminPlace) => void
}

/** On a narrow screen each row is a block: the place, where it is, what it is, then its switches and actions. */
export const AdminPlaceTable = ({
  places,
  columns,
  busyIds,
  selection,
  ...actions
}: AdminPlaceTableProps) => (
  <table className="block w-full text-sm leading-[1.35] @min-[800px]:table">
    <caption className="sr-only">Places</caption>
    <thead className="sr-only @min-[800px]:not-sr-only @min-[800px]:table-header-group">
      <tr>
        {['Place Info', ...columns.map((name) => placeColumns[name]), 'Actions'].map((column) => (
          <th
            key={column}
            scope="col"
            className="h-11 border-b border-border bg-surface-sunken px-2 text-left @min-[1000px]:px-3.5 text-xs font-semibold whitespace-nowrap text-text-muted"
          >
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="block @min-[800px]:table-row-group">
      {places.map((place) => (
        <AdminPlaceRow
          key={place.id}
          place={place}
          columns={columns}
          isBusy={busyIds.has(place.id)}
          isTicked={isSelected(selection, place.id)}
          {...actions}
        />
      ))}
    </tbody>
  </table>
)
