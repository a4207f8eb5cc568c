import { isOf } from '../../guide/facts/fact-names.ts'
import { numberOf, saidFacts } from '../place-form/held-facts.ts'
import { emptyPlaceForm } from '../place-form/place-form.ts'
import { optionsOf } from '../places/fact-text.ts'
import { type FactColumn, isFactColumn, type PlaceColumn } from '../places/place-columns.ts'
import type { PlaceEdit } from '../places/place-edit.schema.ts'

type Named = readonly { id: number; name: string }[]

/** The names that fun types and seasons go by. */
export type CellWords = { funTypes: Named; seasons: Named }

/** What a text typed into a cell asks for, or why it can be nothing there. */
export type CellEdit = { edit: PlaceEdit } | { fault: string }

/** What may be chosen in a cell; none where it is typed. */
export function cellOptions(column: PlaceColumn): readonly string[] {
  if (column === 'isActive' || column === 'isFeatured' || column === 'isReviewed') return ['Yes', 'No']
  if (!isFactColumn(column) || isOf('foods')(column)) return []
  const options = optionsOf(column).map(([, text]) => text)
  return options.length > 0 ? ['', ...options] : []
}

/** Nobody writes when a place was added, or changed. */
export const isReadOnly = (column: PlaceColumn): boolean => column === 'createdAt' || column === 'updatedAt'

/** Whether 'not known' can be said there: a flag is one or the other, and a place lies somewhere. */
export const canBeEmpty = (column: PlaceColumn | undefined): boolean =>
  column !== undefined && column !== 'location' && !flagColumns.includes(column) && !isReadOnly(column)

const flagColumns: readonly PlaceColumn[] = ['isActive', 'isFeatured', 'isReviewed']

export function cellEdit(column: PlaceColumn, typed: string, words: CellWords): CellEdit {
  const text = typed.trim()
  if (column === 'createdAt' || column === 'updatedAt') return { fault: 'Nobody can write this' }
  if (column === 'isActive' || column === 'isFeatured' || column === 'isReviewed') {
    const said = flags.get(text.toLowerCase())
    return said === undefined ? { fault: 'Yes or No' } : { edit: { [column]: said } }
  }
  if (column === 'location') return positionEdit(text)
  if (column === 'funTypes') return listEdit(text, words.funTypes, (ids) => ({ selectedFunTypes: ids }))
  if (column === 'seasons') return listEdit(text, words.seasons, (ids) => ({ selectedSeasons: ids }))
  return factEdit(column, text)
}

const flags = new Map<string, boolean>([
  ...(['yes', 'true', '1'] as const).map((word) => [word, true] as const),
  ...(['no', 'false', '0'] as const).map((word) => [word, false] as const),
])

function positionEdit(text: string): CellEdit {
  const [lat = '', lng = '', ...more] = text.split(/[\s,;]+/).filter(Boolean)
  const edit = { lat: Number(lat), lng: Number(lng) }
  const isPosition = lng !== '' && more.length === 0 && Number.isFinite(edit.lat) && Number.isFinite(edit.lng)
  return isPosition ? { edit } : { fault: 'A latitude and a longitude: 48.2082, 16.3738' }
}

const partsOf = (text: string) =>
  text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean)

function listEdit(text: string, known: Named, editOf: (ids: number[]) => PlaceEdit): CellEdit {
  const ids: number[] = []
  for (const part of partsOf(text)) {
    const found = known.find(({ name }) => isSame(name, part))
    if (!found)
      return {
        fault: noneOf(
          part,
          known.map(({ name }) => name),
        ),
      }
    ids.push(found.id)
  }
  return { edit: editOf(ids) }
}

function factEdit(column: FactColumn, text: string): CellEdit {
  const options = optionsOf(column)
  if (options.length > 0) return choiceEdit(column, text)
  const isNumber = isOf('age')(column) || isOf('duration')(column)
  if (isNumber && Number.isNaN(numberOf(text))) return { fault: 'A number' }
  return { edit: said(column, text) }
}

function choiceEdit(column: FactColumn, text: string): CellEdit {
  const options = optionsOf(column)
  const isList = isOf('foods')(column)
  const words: string[] = []
  for (const part of isList ? partsOf(text) : [text].filter(Boolean)) {
    const found = options.find(([word, shown]) => isSame(word, part) || isSame(shown, part))
    if (!found)
      return {
        fault: noneOf(
          part,
          options.map(([, shown]) => shown),
        ),
      }
    words.push(found[0])
  }
  return { edit: said(column, isList ? words : (words[0] ?? '')) }
}

/** As the form of a place says what stands in it. */
const said = (column: FactColumn, held: string | readonly string[]): PlaceEdit =>
  saidFacts([column], { ...emptyPlaceForm, [column]: held })

const noneOf = (part: string, known: readonly string[]) => `‘${part}’ is none of ${known.join(', ')}`

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
