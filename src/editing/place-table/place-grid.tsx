import { useRef } from 'react'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import { type PlaceColumn, placeColumns } from '../places/place-columns.ts'
import { CellEditor } from './cell-editor.tsx'
import { onGridCopy, onGridDrag, onGridKey, onGridPaste, onGridPointer, spotOf } from './grid-events.tsx'
import { nextSpot } from './grid-moves.ts'
import { GridRow } from './grid-row.tsx'
import type { CellSaves, OpenTableCell } from './use-cell-saves.tsx'
import { useGrid } from './use-grid.tsx'

interface PlaceGridProps {
  places: readonly AdminPlace[]
  columns: readonly PlaceColumn[]
  saves: CellSaves
  mayEdit: boolean
  /** Of the text that says which keys do what. */
  hintId: string
  onOpen: (id: number) => void
  onExit: () => void
}

/** A table whose cells are gone through and written. */
const grids = { role: 'grid', 'aria-multiselectable': true } as const

const none: readonly OpenTableCell[] = []

export function PlaceGrid(props: PlaceGridProps) {
  const { places, columns, saves, mayEdit, hintId, onOpen, onExit } = props
  const table = useRef<HTMLTableElement>(null)
  const grid = useGrid({ places, columns, saves, mayEdit, table })
  const { at, block, size, typed } = grid
  const place = places[at.row]
  const column = columns[at.column - 1]
  const acts = {
    ...grid,
    undo: () => void saves.undo(),
    open: () => place && onOpen(place.id),
    exit: onExit,
  }
  const saved = (to?: 'below' | 'after' | 'before') =>
    grid.save(
      to === 'below'
        ? { row: Math.min(at.row + 1, size.rows - 1), column: at.column }
        : to && (nextSpot(at, to === 'after' ? 1 : -1, size) ?? at),
    )
  const editor = typed !== undefined && place && column && (
    <CellEditor
      key={`${place.id} ${column}`}
      column={column}
      label={`${placeColumns[column]} of ${place.displayName ?? place.name}`}
      text={typed}
      onType={grid.type}
      onSave={saved}
      onLeave={grid.leave}
    />
  )
  const openOf = (id: number) => {
    const cells = [...saves.open.values()].filter((cell) => cell.id === id)
    return cells.length > 0 ? cells : none
  }
  return (
    <div className="max-h-[75vh] scroll-pt-12 scroll-pl-34 sm:scroll-pl-52 overflow-auto [scrollbar-width:thin]">
      <table
        ref={table}
        {...grids}
        aria-label="Places"
        aria-describedby={hintId}
        aria-rowcount={size.rows + 1}
        aria-colcount={size.columns}
        onKeyDown={(event) => onGridKey(event, acts)}
        onPointerDown={(event) => onGridPointer(event, acts)}
        onPointerOver={(event) => onGridDrag(event, acts)}
        onDoubleClick={({ target }) => {
          const spot = spotOf(target)
          if (spot && typed === undefined) spot.column === 0 ? acts.open() : grid.edit()
        }}
        onCopy={(event) => onGridCopy(event, acts)}
        onPaste={(event) => onGridPaste(event, acts)}
        className="w-full border-separate border-spacing-0 text-sm leading-[1.35]"
      >
        <GridHead columns={columns} />
        <tbody>
          {places.map((place, row) => {
            const isIn = row >= block.top && row <= block.bottom
            return (
              <GridRow
                key={place.id}
                place={place}
                row={row}
                columns={columns}
                active={row === at.row ? at.column : undefined}
                from={isIn ? block.left : undefined}
                to={isIn ? block.right : undefined}
                open={openOf(place.id)}
                mayEdit={mayEdit}
                editor={row === at.row && editor}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const GridHead = ({ columns }: { columns: readonly PlaceColumn[] }) => (
  <thead>
    <tr aria-rowindex={1}>
      {['Place', ...columns.map((name) => placeColumns[name])].map((label, index) => (
        <th
          key={label}
          scope="col"
          aria-colindex={index + 1}
          className={`sticky top-0 h-10 border-r border-b border-border bg-surface-sunken px-2.5 text-left text-xs font-semibold whitespace-nowrap text-text-muted ${index === 0 ? 'left-0 z-3' : 'z-2'}`}
        >
          {label}
        </th>
      ))}
    </tr>
  </thead>
)
