import { Undo2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { getSeasons } from '../../guide/seasons/seasons.requests.ts'
import { useMay } from '../../office/accounts/current-user/may.tsx'
import { Button } from '../../ui/button.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import { type PlaceColumn, placeColumns } from '../places/place-columns.ts'
import type { CellWords } from './cell-edit.ts'
import { OpenCells } from './open-cells.tsx'
import { PlaceGrid } from './place-grid.tsx'
import { type CellSaves, useCellSaves } from './use-cell-saves.tsx'

export interface PlaceTableProps {
  places: readonly AdminPlace[]
  columns: readonly PlaceColumn[]
  funTypes: CellWords['funTypes']
  /** Opens the form of a place. */
  onOpen: (id: number) => void
}

/** The places of a page as a table to type into, each cell saved by itself. */
export function PlaceTable({ places, columns, funTypes, onOpen }: PlaceTableProps) {
  const { content: seasons = [] } = useAnswer('seasons', getSeasons)
  const words = { funTypes, seasons: seasons.map(({ id, displayName }) => ({ id, name: displayName })) }
  const saves = useCellSaves(places, words)
  const mayEdit = useMay('editor')
  const hint = useId()
  const undoButton = useRef<HTMLButtonElement>(null)
  const rows = places.map((place) => saves.places.get(place.id) ?? place)
  const nameOf = (id: number) => {
    const place = saves.places.get(id)
    return place ? (place.displayName ?? place.name) : `place ${id}`
  }
  return (
    <>
      {mayEdit && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-border px-3.5 py-1.5 text-sm">
          <Button
            ref={undoButton}
            look="ghost"
            className="px-0! aria-disabled:text-text-muted aria-disabled:hover:bg-transparent"
            aria-disabled={!saves.last}
            onClick={() => saves.last && void saves.undo()}
          >
            <Undo2 className="size-4.5" />
            {saves.last ? undoLabel(saves.last, nameOf) : 'Nothing to undo'}
          </Button>
          <p role="status" className="text-text-muted">
            {stateOf(saves)}
          </p>
        </div>
      )}
      <OpenCells saves={saves} nameOf={nameOf} />
      <PlaceGrid
        places={rows}
        columns={columns}
        saves={saves}
        mayEdit={mayEdit}
        hintId={hint}
        onOpen={onOpen}
        onExit={() => (undoButton.current ?? document.getElementById('main'))?.focus()}
      />
      <p id={hint} className="px-4 py-2 text-xs text-text-muted max-sm:hidden">
        {mayEdit ? howToWrite : howToRead}
      </p>
    </>
  )
}

const howToWrite =
  'Arrows move, Enter or typing writes, Tab goes on, Escape leaves the cell and then the table. Copy and paste go to and from spreadsheets. Each cell is saved by itself.'
const howToRead = 'Arrows move, Tab goes on, Escape leaves the table. Copy goes to spreadsheets.'

function undoLabel(last: NonNullable<CellSaves['last']>, nameOf: (id: number) => string): string {
  const [cell, ...others] = last
  if (!cell || others.length > 0) return `Undo ${last.length} cells`
  return `Undo ${placeColumns[cell.column]} of ${nameOf(cell.id)}`
}

function stateOf({ open, last }: CellSaves): string {
  const saving = [...open.values()].filter(({ is }) => is === 'saving').length
  if (saving > 0) return 'Saving...'
  if (open.size > 0) return `${open.size} not saved`
  return last ? 'All saved' : ''
}
