import { ConflictNote } from '../../office/shell/conflict-note.tsx'
import { Button } from '../../ui/button.tsx'
import { placeColumns } from '../places/place-columns.ts'
import { keyOf } from './open-cell.ts'
import type { CellSaves, OpenTableCell } from './use-cell-saves.tsx'

interface OpenCellsProps {
  saves: CellSaves
  nameOf: (id: number) => string
}

const mostShown = 20

/** What was typed and is not saved, and what an editor can do about it. */
export function OpenCells({ saves, nameOf }: OpenCellsProps) {
  const cells = [...saves.open.values()].filter(({ is }) => is !== 'saving')
  const unsaved = cells.filter(({ is }) => is === 'unsaved')
  if (cells.length === 0) return null
  return (
    <section aria-label="Cells that are not saved" className="grid gap-2 border-b border-border p-4 text-sm">
      {unsaved.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p>
            {unsaved.length === 1 ? 'One cell is' : `${unsaved.length} cells are`} not saved yet.
            {saves.isKept ? ' This browser keeps them.' : ' This browser cannot keep them.'}
          </p>
          <Button look="soft" onClick={() => saves.again(unsaved)}>
            Save now
          </Button>
        </div>
      )}
      <ul className="grid gap-2">
        {cells.slice(0, mostShown).map((cell) => (
          <OpenCellRow key={keyOf(cell)} cell={cell} name={nameOf(cell.id)} saves={saves} />
        ))}
      </ul>
      {cells.length > mostShown && <p>and {cells.length - mostShown} more</p>}
    </section>
  )
}

type OpenCellRowProps = { cell: OpenTableCell; name: string; saves: CellSaves }

const OpenCellRow = ({ cell, name, saves }: OpenCellRowProps) => (
  <li className="grid gap-1">
    <p className="[overflow-wrap:anywhere]">
      <strong>
        {placeColumns[cell.column]} of {name}
      </strong>
      : {cell.text || '(empty)'}
      {cell.is === 'refused' && <span className="font-semibold text-danger"> {cell.message}</span>}
    </p>
    {cell.is === 'asked' ? (
      <ConflictNote
        theirs={cell.theirs}
        onTakeTheirs={() => saves.takeTheirs(cell)}
        onKeepMine={() => saves.keepMine(cell)}
      />
    ) : (
      <Button look="ghost" className="justify-self-start px-0!" onClick={() => saves.takeTheirs(cell)}>
        Discard
        <span className="sr-only">
          {' '}
          {placeColumns[cell.column]} of {name}
        </span>
      </Button>
    )}
  </li>
)
