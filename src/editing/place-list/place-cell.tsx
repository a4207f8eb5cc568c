import type { ReactNode } from 'react'
import { FunTypeBadges } from '../../guide/place-lists/fun-type-badges.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import { columnText, isDrawn, type PlaceColumn, placeColumns } from '../places/place-columns.ts'

interface PlaceCellProps {
  column: PlaceColumn
  place: AdminPlace
  mayEdit: boolean
  isBusy: boolean
  onToggleActive: (place: AdminPlace) => void
  onToggleFeatured: (place: AdminPlace) => void
}

/** What a column says of a place, or changes of it. */
export function PlaceCell({ column, place, ...props }: PlaceCellProps) {
  if (!isDrawn(column)) {
    const text = columnText(place, column)
    return (
      <Cell isWide label={placeColumns[column]}>
        <span className={`line-clamp-3 min-w-0 [overflow-wrap:anywhere] ${text ? '' : 'text-text-muted'}`}>
          {text || 'Not known'}
        </span>
      </Cell>
    )
  }
  if (column === 'location')
    return (
      <Cell isWide>
        <Coordinates {...place} />
      </Cell>
    )
  if (column === 'funTypes')
    return (
      <Cell isWide>
        <FunTypeBadges funTypes={place.funTypes} />
      </Cell>
    )
  return <FlagCell flag={column} place={place} {...props} />
}

type FlagCellProps = Omit<PlaceCellProps, 'column'> & { flag: 'isActive' | 'isFeatured' }

function FlagCell({ flag, place, mayEdit, isBusy, onToggleActive, onToggleFeatured }: FlagCellProps) {
  const toggle = flag === 'isActive' ? onToggleActive : onToggleFeatured
  return (
    <Cell label={placeColumns[flag]}>
      <Switch
        aria-label={`${placeColumns[flag]}: ${place.displayName || place.name}`}
        checked={place[flag]}
        disabled={!mayEdit}
        aria-disabled={isBusy}
        onChange={() => !isBusy && toggle(place)}
      />
    </Cell>
  )
}

type CellProps = { isWide?: boolean; isLast?: boolean; label?: string; children: ReactNode }

/** `label` stands beside the content where there is no column head to name it. */
export const Cell = ({ isWide, isLast, label, children }: CellProps) => (
  <td
    className={`flex min-h-8 min-w-0 items-center gap-2.5 @min-[800px]:table-cell @min-[800px]:px-2 @min-[800px]:py-2 @min-[800px]:align-middle @min-[1000px]:px-3.5 ${isWide ? 'col-span-full' : ''} ${isLast ? 'justify-end whitespace-nowrap @max-[350px]:col-span-full' : ''}`}
  >
    {label && (
      <span aria-hidden="true" className="text-xs text-text-muted @min-[800px]:hidden">
        {label}
      </span>
    )}
    {children}
  </td>
)

/** Where nobody ever set coordinates, both are zero. */
function Coordinates({ lat, lng }: Pick<AdminPlace, 'lat' | 'lng'>) {
  if (!lat && !lng) return <span className="text-text-muted">No coordinates</span>
  return (
    <OutsideLink
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
      className="inline-block py-1 text-link @min-[1000px]:whitespace-nowrap tabular-nums underline"
    >
      {lat.toFixed(6)}, {lng.toFixed(6)}
    </OutsideLink>
  )
}
