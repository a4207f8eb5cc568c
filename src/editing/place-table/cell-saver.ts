import { cellBook, type Versioned } from './cell-book.ts'
import type { CellEdit } from './cell-edit.ts'
import { type UndoParts, undoLast } from './cell-undo.ts'
import { type CellName, keyOf, type SavedCell, type TypedCell, type WrittenCell } from './open-cell.ts'

interface SaverParts<Place extends Versioned, Column extends string> extends UndoParts<Place, Column> {
  textOf: (place: Place, column: Column) => string
  editOf: (column: Column, text: string) => CellEdit
  read: (id: number) => Promise<Place>
  change: (id: number, edit: object) => Promise<Place>
}

/** Somebody who saves without end would make it try without end. */
const mostTries = 5

/** Saves cells one by one, those of a place in the order in which they were typed. */
export function cellSaver<Place extends Versioned, Column extends string>(parts: SaverParts<Place, Column>) {
  /** Without its base it is typed upon what the cell says now. */
  type Written = WrittenCell<Column> & { base?: string }
  const book = cellBook<Place, Column>(parts.textOf)
  const { places, open, done, know, keep, close, tell, shown, subscribe } = book
  const queues = new Map<number, Promise<void>>()
  /** All that was asked for until now: an undo is of what was written before it. */
  let settled: Promise<unknown> = Promise.resolve()

  /** Undefined when the place was another by then, which is known now. */
  const change = (place: Place, edit: object): Promise<Place | undefined> =>
    parts.change(place.id, { ...edit, updatedAt: place.updatedAt }).catch((error) => {
      const { current } = parts.failureOf(error)
      if (!current) throw error
      know(current)
      return undefined
    })

  async function send(cell: Written, group: SavedCell<Column>[]): Promise<void> {
    const { id, column, text } = cell
    const { base } = open.get(keyOf(cell)) ?? { base: text }
    const made = parts.editOf(column, text)
    if ('fault' in made) return keep({ ...cell, base, is: 'refused', message: made.fault })
    try {
      for (let tries = 0; tries < mostTries; tries++) {
        const place = places.get(id) ?? know(await parts.read(id))
        const now = parts.textOf(place, column)
        if (now === text) return close(cell, place)
        if (now !== base) return keep({ ...cell, base, is: 'asked', theirs: now })
        const saved = await change(place, made.edit)
        if (!saved) continue
        group.push({ id, column, saved: parts.textOf(saved, column) })
        return close(cell, know(saved))
      }
      keep({ ...cell, base, is: 'unsaved' })
    } catch (error) {
      const { refusal } = parts.failureOf(error)
      keep(refusal ? { ...cell, base, is: 'refused', message: refusal } : { ...cell, base, is: 'unsaved' })
    }
  }

  const begin = (cell: Written) => {
    const place = places.get(cell.id)
    const base =
      open.get(keyOf(cell))?.base ?? cell.base ?? (place ? parts.textOf(place, cell.column) : cell.text)
    open.set(keyOf(cell), { ...cell, base, is: 'saving' })
  }

  async function write(cells: readonly Written[]): Promise<void> {
    const group: SavedCell<Column>[] = []
    for (const cell of cells) begin(cell)
    tell()
    const sent = cells.map((cell) => {
      const turn = (queues.get(cell.id) ?? Promise.resolve()).then(() => send(cell, group)).then(tell)
      queues.set(cell.id, turn)
      return turn
    })
    await Promise.all(sent)
    if (group.length > 0) done.push(group)
    tell()
  }

  return {
    ...{ shown, subscribe },
    /** Places as a list or an answer has them. */
    know: (list: readonly Place[]) => {
      for (const place of list) know(place)
      tell()
    },
    /** Writes these cells, which are undone together. Those that say so already are left. */
    write(cells: readonly Written[]): Promise<void> {
      const written = write(cells)
      settled = Promise.allSettled([settled, written])
      return written
    },
    /** Undoes the cells that were written last, once all that was asked for before is done. */
    undo(): Promise<void> {
      const undone = settled.then(() => undoLast(book, parts))
      settled = Promise.allSettled([undone])
      return undone
    },
    /** What was typed before, as it lay in the browser. */
    bringBack: (cells: readonly TypedCell<Column>[]) => {
      for (const cell of cells) open.set(keyOf(cell), { ...cell, is: 'unsaved' })
      tell()
    },
    /** What the guide has holds. */
    drop: (cell: CellName<Column>) => {
      open.delete(keyOf(cell))
      tell()
    },
    /** What was typed here shall hold, over what somebody else has saved. */
    insist: (cell: CellName<Column>) => {
      const asked = open.get(keyOf(cell))
      if (asked?.is === 'asked') open.set(keyOf(cell), { ...asked, base: asked.theirs })
    },
  }
}
