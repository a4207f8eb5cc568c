import { type RefObject, useEffect, useRef, useState } from 'react'
import { toast } from '../../ui/toast.ts'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import type { PlaceColumn } from '../places/place-columns.ts'
import { canBeEmpty, cellOptions, isReadOnly } from './cell-edit.ts'
import { cellText } from './cell-text.ts'
import { type Block, blockOf, type Size, type Spot, spotsOf } from './grid-moves.ts'
import { keyOf } from './open-cell.ts'
import { cellsOf, tabSeparated } from './tab-separated.ts'
import type { CellSaves } from './use-cell-saves.tsx'

type GridParts = {
  places: readonly AdminPlace[]
  /** After the name of the place, which is the first. */
  columns: readonly PlaceColumn[]
  saves: CellSaves
  mayEdit: boolean
  table: RefObject<HTMLTableElement | null>
}

/** So many are written from one clipboard. */
const mostPasted = 1000

/** Which cells are chosen, which one is being written, and what that does. */
export function useGrid({ places, columns, saves, mayEdit, table }: GridParts) {
  const wantsFocus = useRef(false)
  const size: Size = { rows: places.length, columns: columns.length + 1 }
  const { at, anchor, choose } = useChosen(places, size)
  const block = blockOf(at, anchor)
  const { typing, type, shelve } = saves
  const isListed = places.some(({ id }) => id === typing?.id)
  const typed = isListed ? typing?.text : undefined
  useEffect(() => {
    if (typing && !isListed) shelve(typing)
  })
  useEffect(() => {
    if (!wantsFocus.current || typed !== undefined) return
    wantsFocus.current = false
    table.current?.querySelector<HTMLElement>(`[data-spot="${at.row},${at.column}"]`)?.focus()
  })

  const nameOf = ({ row, column }: Spot) => {
    const [place, name] = [places[row], columns[column - 1]]
    return place && name && { id: place.id, column: name }
  }
  const textOf = (spot: Spot): string => {
    const [place, cell] = [places[spot.row], nameOf(spot)]
    if (!place) return ''
    if (!cell) return place.displayName ?? place.name
    return saves.open.get(keyOf(cell))?.text ?? cellText(place, cell.column)
  }
  const writable = (spot: Spot) => {
    const cell = mayEdit ? nameOf(spot) : undefined
    return cell && !isReadOnly(cell.column) ? cell : undefined
  }
  const writeAll = (texts: readonly { spot: Spot; text: string }[]) => {
    const cells = texts.flatMap(({ spot, text }) => {
      const cell = writable(spot)
      return cell && text !== textOf(spot) ? [{ ...cell, text }] : []
    })
    if (cells.length > 0) void saves.write(cells)
  }

  const go = (to: Spot, isBlock = false) => {
    wantsFocus.current = true
    type(undefined)
    choose(to, isBlock)
  }

  return {
    ...{ at, block, size, typed, textOf, go },
    /** Begins with that text, or with what the cell says. */
    edit: (key?: string) => {
      const cell = writable(at)
      const place = places[at.row]
      if (!cell || !place) return
      const base = saves.open.get(keyOf(cell))?.base ?? cellText(place, cell.column)
      choose(at, false)
      type({ ...cell, base, text: begun(cellOptions(cell.column), key, textOf(at)) })
    },
    type: (text: string) => typing && type({ ...typing, text }),
    /** Leaves the cell as it was. */
    leave: () => go(at),
    save: (to: Spot | undefined) => {
      const cell = typing && { ...typing, text: typing.text.trim() }
      // What somebody else has saved since stands there where nothing was typed.
      const isTyped = cell && (cell.text !== cell.base || saves.open.has(keyOf(cell)))
      if (isTyped && cell.text !== textOf(at)) void saves.write([cell])
      if (to) go(to)
      else type(undefined)
    },
    empty: () =>
      writeAll(
        spotsOf(block)
          .flat()
          .filter((spot) => canBeEmpty(nameOf(spot)?.column))
          .map((spot) => ({ spot, text: '' })),
      ),
    copied: () => tabSeparated(spotsOf(block).map((row) => row.map(textOf))),
    paste: (text: string) => {
      const cells = cellsOf(text)
      const all = placed(cells, block)
      const inside = all.filter(({ spot }) => spot.row < size.rows && spot.column < size.columns)
      if (inside.length > mostPasted)
        return toast({
          title: 'Too many cells',
          description: `At most ${mostPasted.toLocaleString('en')} are pasted at once. Nothing was changed.`,
          variant: 'destructive',
        })
      writeAll(inside.map(({ spot, text }) => ({ spot, text: text.trim() })))
      tellLeftOut(all.length - inside.length)
    },
  }
}

/** With the place that was there when it was chosen. */
type PlaceSpot = Spot & { id?: number | undefined }

const first: PlaceSpot = { row: 0, column: 0 }

/** The cell that is chosen, and the one at which the block of them began: both go where their place goes. */
function useChosen(places: readonly AdminPlace[], size: Size) {
  const [chosen, setChosen] = useState({ at: first, anchor: first })
  const spotNow = ({ id, row, column }: PlaceSpot) => {
    const now = places.findIndex((place) => place.id === id)
    return clamped({ row: now < 0 ? row : now, column }, size)
  }
  return {
    ...{ at: spotNow(chosen.at), anchor: spotNow(chosen.anchor) },
    choose: (to: Spot, isBlock: boolean) => {
      const at = { ...to, id: places[to.row]?.id }
      setChosen({ at, anchor: isBlock ? chosen.anchor : at })
    },
  }
}

const clamped = ({ row, column }: Spot, { rows, columns }: Size): Spot => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
})

/** What a cell is begun with: the key that was pressed, or of choices that which begins with it; else what it says. */
function begun(options: readonly string[], key: string | undefined, text: string): string {
  if (key === undefined) return text
  if (options.length === 0) return key
  return options.find((option) => option.toLowerCase().startsWith(key.toLowerCase())) ?? text
}

/** One cell fills the whole block; more begin at its first. */
function placed(cells: readonly (readonly string[])[], block: Block): { spot: Spot; text: string }[] {
  const [[only = ''] = [], ...others] = cells
  if (others.length === 0 && cells[0]?.length === 1)
    return spotsOf(block)
      .flat()
      .map((spot) => ({ spot, text: only }))
  return cells.flatMap((row, down) =>
    row.map((text, right) => ({ spot: { row: block.top + down, column: block.left + right }, text })),
  )
}

function tellLeftOut(count: number): void {
  if (count > 0)
    toast({ title: `${count} cells lie outside of the table and were left out`, variant: 'warning' })
}
