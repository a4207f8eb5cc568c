import type { CellBook, Versioned } from './cell-book.ts'
import { keyOf, type SavedCell } from './open-cell.ts'

/** How one failed: the place as it is by now, why it was refused, or neither where nothing answered. */
export type SaveFailure<Place> = { current?: Place | undefined; refusal?: string | undefined }

/** `entry` is that of the history which was undone, if any was. */
export type UndoneCell<Place> = { place: Place; entry?: number | undefined }

export interface UndoParts<Place, Column extends string> {
  undoCell: (cell: SavedCell<Column>) => Promise<UndoneCell<Place>>
  failureOf: (error: unknown) => SaveFailure<Place>
}

/** Undoes the cells that were written last; those for which nothing answered can be undone again. */
export async function undoLast<Place extends Versioned, Column extends string>(
  { done, know, tell }: CellBook<Place, Column>,
  { undoCell, failureOf }: UndoParts<Place, Column>,
): Promise<void> {
  const group = done.at(-1)
  if (!group) return
  const left: SavedCell<Column>[] = []
  // The last first: of one place they were written one upon the other.
  for (const cell of group.toReversed()) {
    try {
      const { place, entry } = await undoCell(cell)
      know(place)
      for (const earlier of done.flat())
        if (entry && keyOf(earlier) === keyOf(cell) && entry < (earlier.before ?? Number.POSITIVE_INFINITY))
          earlier.before = entry
    } catch (error) {
      const { current, refusal } = failureOf(error)
      if (current) know(current)
      else if (!refusal) left.unshift(cell)
    }
  }
  done.splice(done.indexOf(group), 1, ...(left.length > 0 ? [left] : []))
  tell()
}
