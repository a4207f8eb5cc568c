import { keyOf, type OpenCell, type SavedCell, type WrittenCell } from './open-cell.ts'

export type Versioned = { id: number; updatedAt: string }

export type CellBook<Place extends Versioned, Column extends string> = ReturnType<
  typeof cellBook<Place, Column>
>

/** What a table knows: places as they are, cells that are not saved, and what can be undone. */
export function cellBook<Place extends Versioned, Column extends string>(
  textOf: (place: Place, column: Column) => string,
) {
  const places = new Map<number, Place>()
  const open = new Map<string, OpenCell<Column>>()
  /** The last at the end. */
  const done: SavedCell<Column>[][] = []
  const listeners = new Set<() => void>()
  const shownOf = () => ({ places: new Map(places), open: new Map(open), last: done.at(-1) })
  let shown = shownOf()
  const isLatest = (cell: WrittenCell<Column>) => open.get(keyOf(cell))?.text === cell.text
  return {
    ...{ places, open, done },
    shown: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: () => {
      shown = shownOf()
      for (const listener of listeners) listener()
    },
    /** Whatever comes later of a place is what it is. */
    know: (place: Place): Place => {
      const known = places.get(place.id)
      if (known && Date.parse(known.updatedAt) > Date.parse(place.updatedAt)) return known
      places.set(place.id, place)
      return place
    },
    /** Unless something else was typed there since. */
    keep: (cell: OpenCell<Column>) => {
      if (isLatest(cell)) open.set(keyOf(cell), cell)
    },
    /** It says so by now; what was typed since was typed upon this. */
    close: (cell: WrittenCell<Column>, place: Place) => {
      const later = open.get(keyOf(cell))
      if (isLatest(cell)) open.delete(keyOf(cell))
      else if (later) open.set(keyOf(cell), { ...later, base: textOf(place, cell.column) })
    },
  }
}
