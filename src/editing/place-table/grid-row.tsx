import { memo, type ReactNode } from 'react'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import type { PlaceColumn } from '../places/place-columns.ts'
import { isReadOnly } from './cell-edit.ts'
import { cellText } from './cell-text.ts'
import type { OpenTableCell } from './use-cell-saves.tsx'

interface GridRowProps {
  place: AdminPlace
  /** Counted from 0. */
  row: number
  columns: readonly PlaceColumn[]
  /** Which cell of it has the focus of the table, and from where to where it is chosen. */
  active: number | undefined
  from: number | undefined
  to: number | undefined
  open: readonly OpenTableCell[]
  mayEdit: boolean
  /** What stands in the active cell while it is written. */
  editor: ReactNode
}

/** A place and its cells; drawn anew only when it is another by now. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { place, row, columns, active, from, to, open, mayEdit, editor } = props
  const isChosen = (column: number) =>
    from !== undefined && to !== undefined && column >= from && column <= to
  const cellProps = (column: number) => ({
    'data-spot': `${row},${column}`,
    tabIndex: active === column ? 0 : -1,
    'aria-selected': isChosen(column),
    'aria-colindex': column + 1,
  })
  return (
    <tr aria-rowindex={row + 2}>
      <th
        scope="row"
        {...cellProps(0)}
        className={`sticky left-0 z-1 max-w-50 min-w-32 bg-surface text-left font-semibold max-sm:max-w-32 ${cellClass}`}
      >
        <span className="line-clamp-2 [overflow-wrap:anywhere]">{place.displayName ?? place.name}</span>
      </th>
      {columns.map((name, index) => {
        const column = index + 1
        const cell = open.find((other) => other.column === name)
        return (
          <td
            key={name}
            {...cellProps(column)}
            {...{ 'aria-readonly': !mayEdit || isReadOnly(name) }}
            aria-invalid={cell?.is === 'refused' || cell?.is === 'asked'}
            data-is={cell?.is}
            className={`relative max-w-80 min-w-28 ${cellClass}`}
          >
            {active === column && editor}
            {/* Stays, or all columns would get other widths while one of them is written. */}
            <div className={active === column && editor ? 'invisible' : undefined}>
              <CellContent place={place} column={name} cell={cell} />
            </div>
          </td>
        )
      })}
    </tr>
  )
})

const cellClass =
  'h-10 border-r border-b border-border px-2.5 py-1.5 align-middle -outline-offset-2 select-none aria-selected:bg-bg-tint data-[is=asked]:bg-accent-soft data-[is=refused]:bg-danger-soft data-[is=saving]:text-text-muted data-[is=unsaved]:bg-accent-soft'

type CellContentProps = { place: AdminPlace; column: PlaceColumn; cell: OpenTableCell | undefined }

function CellContent({ place, column, cell }: CellContentProps) {
  const text = cell?.text ?? cellText(place, column)
  return (
    <>
      {text ? (
        <span className="line-clamp-2 [overflow-wrap:anywhere]">{text}</span>
      ) : (
        <span className="sr-only">Not known</span>
      )}
      {cell?.is === 'refused' && (
        <span className="mt-1 block text-xs font-semibold text-on-danger-soft">{cell.message}</span>
      )}
      {cell?.is === 'asked' && (
        <span className="mt-1 block text-xs font-semibold text-on-accent-soft">
          Meanwhile saved by somebody else: {cell.theirs || '(empty)'}
        </span>
      )}
      {cell?.is === 'unsaved' && (
        <span className="mt-1 block text-xs font-semibold text-on-accent-soft">Not saved yet</span>
      )}
    </>
  )
}
