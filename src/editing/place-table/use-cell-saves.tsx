import { useEffect, useState, useSyncExternalStore } from 'react'
import { facts } from '../../guide/facts/facts.ts'
import { serverMessage } from '../../office/accounts/current-user/auth.requests.ts'
import { currentUser } from '../../office/accounts/current-user/current-user.ts'
import { useDraftKeeper } from '../../office/drafts/use-draft-keeper.ts'
import { currentOf, sayFailure } from '../../office/shell/failure.tsx'
import { refusedFields } from '../../office/shell/field-errors.ts'
import { toast } from '../../ui/toast.ts'
import { ApiError } from '../../web/api-client.ts'
import { forgetAnswers } from '../../web/remembered.ts'
import { getPlaceHistory, undoPlaceChange } from '../history/history.requests.ts'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import { changePlace, getAdminPlace } from '../places/admin-places.requests.ts'
import { columnsOf, type PlaceColumn } from '../places/place-columns.ts'
import { type CellWords, cellEdit } from './cell-edit.ts'
import { cellSaver } from './cell-saver.ts'
import { cellText } from './cell-text.ts'
import type { SaveFailure, UndoneCell } from './cell-undo.ts'
import { keyOf, type OpenCell, type SavedCell, type TypedCell } from './open-cell.ts'

export type OpenTableCell = OpenCell<PlaceColumn>

/** What is written into the cells of places: saved by and by, kept in this browser until it is. */
export function useCellSaves(list: readonly AdminPlace[], words: CellWords) {
  const [wordsNow] = useState({ words })
  wordsNow.words = words
  const [saver] = useState(() =>
    cellSaver<AdminPlace, PlaceColumn>({
      textOf: cellText,
      editOf: (column, text) => cellEdit(column, text, wordsNow.words),
      read: getAdminPlace,
      change: async (id, edit) => {
        const saved = await changePlace(id, edit)
        forgetAnswers()
        return saved
      },
      undoCell: async (cell) => {
        try {
          return await undoCell(cell)
        } catch (error) {
          sayFailure('The cell could not be undone', error)
          throw error
        } finally {
          forgetAnswers()
        }
      },
      failureOf,
    }),
  )
  useEffect(() => saver.know(list), [saver, list])
  const { places, open, last } = useSyncExternalStore(saver.subscribe, saver.shown, saver.shown)
  const [typing, type] = useState<TypedCell<PlaceColumn>>()
  const { keeper, isKept, keep } = useDraftKeeper('place-table')
  const [wasKept] = useState(() => keptCells(keeper.found))
  useEffect(() => saver.bringBack(wasKept), [saver, wasKept])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open is what is kept
  useEffect(() => {
    const isBegun = typing && typing.text !== typing.base
    const cells = [...new Map([...open, ...(isBegun ? [[keyOf(typing), typing] as const] : [])])]
    const textsOf = (part: 'text' | 'base') =>
      Object.fromEntries(cells.map(([key, cell]) => [key, cell[part]]))
    if (cells.length > 0) keep({ values: textsOf('text'), base: textsOf('base') })
    else keeper.forget()
  }, [open, typing])

  return {
    ...{ places, open, isKept },
    /** The cell that is being written. */
    ...{ typing, type },
    /** Its place is no longer listed: what was typed stays among what is not saved. */
    shelve: (cell: TypedCell<PlaceColumn>) => {
      type(undefined)
      if (cell.text !== cell.base) saver.bringBack([cell])
    },
    /** What the next undo takes back. */
    last,
    undo: saver.undo,
    write: saver.write,
    /** Tries once more what was not taken. */
    again: (cells: readonly OpenTableCell[]) =>
      void saver.write(cells.map(({ id, column, text }) => ({ id, column, text }))),
    takeTheirs: saver.drop,
    keepMine: (cell: OpenTableCell) => {
      saver.insist(cell)
      void saver.write([{ id: cell.id, column: cell.column, text: cell.text }])
    },
  }
}

export type CellSaves = ReturnType<typeof useCellSaves>

function failureOf(error: unknown): SaveFailure<AdminPlace> {
  const current = currentOf<AdminPlace>(error)
  if (current) return { current }
  // Who is no longer signed in, or has to wait, is refused nothing: the cell stays as it was typed.
  const isRefused = error instanceof ApiError && [400, 403, 404, 409, 422].includes(error.status)
  if (!isRefused) return {}
  return { refusal: refusedFields(error, facts) ?? serverMessage(error) ?? 'The guide refused it' }
}

/** What a column writes, by the names of the audit log. */
const fieldsOf = (column: PlaceColumn): readonly string[] =>
  column === 'location' ? ['lat', 'lng'] : [column]

/** As the history of the place undoes it, which gives a fact back to its sources where it was theirs. */
async function undoCell({
  id,
  column,
  saved,
  before,
}: SavedCell<PlaceColumn>): Promise<UndoneCell<AdminPlace>> {
  const place = await getAdminPlace(id)
  const leave = (description: string) => {
    toast({ title: 'Not undone', description, variant: 'destructive' })
    return { place }
  }
  if (cellText(place, column) !== saved) return leave(changedSince)
  const { entries } = await getPlaceHistory(id, before)
  const entry = entries.find(({ changes }) => changes.some(({ field }) => fieldsOf(column).includes(field)))
  if (!entry) return leave('Much was changed since: the history of the place may have it.')
  // There and back again: it would be their change that goes.
  if (entry.username !== currentUser()?.username) return leave(changedSince)
  return { place: await undoPlaceChange(entry.id), entry: entry.id }
}

const changedSince = 'Somebody has changed this cell since.'

type Kept = { values: Readonly<Record<string, unknown>>; base: Readonly<Record<string, unknown>> }

function keptCells(kept: Kept | undefined) {
  return Object.entries(kept?.values ?? {}).flatMap(([key, text]) => {
    const [id = '', name = ''] = key.split(' ')
    const [column] = columnsOf([name])
    return column ? [{ id: Number(id), column, text: String(text), base: String(kept?.base[key] ?? '') }] : []
  })
}
