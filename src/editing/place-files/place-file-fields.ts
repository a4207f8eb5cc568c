import type { PlaceFlag } from '../../gathering/merging/place-edit.ts'
import { type FiledFact, filedFacts, ofChoices } from '../../guide/facts/fact-names.ts'
import type { FactType } from '../../guide/facts/fact-types.ts'
import { facts, typeOf } from '../../guide/facts/facts.ts'
import type { PlainFact } from '../../guide/facts/plain-facts.ts'
import { recordOf } from '../../guide/facts/record-of.ts'
import { plainAnswers, shortened, wordOf } from './cell-words.ts'
import type { Cell } from './csv.ts'

/** How a field's value stands in a cell; in JSON it is what it is. `word`: a text whose check names what it may be. */
type Kind = 'text' | 'word' | 'number' | 'boolean' | 'list'

const kindOf: Readonly<Record<FactType, Kind>> = {
  ...ofChoices<Kind>('word'),
  ...{
    externalId: 'text',
    name: 'text',
    text: 'text',
    prose: 'text',
    website: 'text',
    phone: 'text',
    hours: 'text',
  },
  ...{ degrees: 'number', age: 'number', band: 'number', duration: 'number', yesNo: 'boolean', date: 'word' },
  ...{ words: 'list', foods: 'list', funTypes: 'list', seasons: 'list' },
}

/** The columns of a file of places, in their order: what is named a second time keeps its first place. */
const placeFileFields: Readonly<
  Record<FiledFact | PlainFact | PlaceFlag | 'id' | 'slug' | 'updatedAt', Kind>
> = {
  ...{ id: 'number', placeId: 'text', name: 'text', displayName: 'text', slug: 'text' },
  ...recordOf<Record<FiledFact, Kind>>(filedFacts, (name) => kindOf[typeOf(name)]),
  ...{ isIndoor: 'boolean', isWheelchairAccessible: 'boolean' },
  ...{ isActive: 'boolean', isFeatured: 'boolean', isReviewed: 'boolean' },
  updatedAt: 'text',
}

export type PlaceFileField = keyof typeof placeFileFields

/** What a file says of a place: a field that is missing is left as it is, null is empty. */
export type PlaceRecord = Partial<Record<PlaceFileField, unknown>>

export const isFieldName = (name: string): name is PlaceFileField => Object.hasOwn(placeFileFields, name)

export const fieldNames = Object.keys(placeFileFields).filter(isFieldName)

const lettersOf = (head: string) => head.toLowerCase().replace(/[\s_'’-]/g, '')

const fieldByHead = new Map([
  ...filedFacts.map((name) => [lettersOf(facts[name].label), name] as const),
  ...fieldNames.map((name) => [lettersOf(name), name] as const),
])

/** As the head of a column says it, by its name or as the forms call it ('Opening Hours'); what is no field stays as it is. */
export const fieldNamed = (head: string): string => fieldByHead.get(lettersOf(head)) ?? head.trim()

const separator = '|'

export function cellOf(value: unknown): Cell {
  if (Array.isArray(value)) return value.join(separator)
  return value === undefined ? null : (value as Cell)
}

/** What a cell says; a text that is no value of its kind is passed on, for the check to name it. */
export function valueOfCell(field: PlaceFileField, cell: string): unknown {
  const kind = placeFileFields[field]
  if (kind === 'list')
    return cell
      .split(/[|,;]/)
      .map((part) => wordOf(part.trim()))
      .filter(Boolean)
  if (kind === 'text' || kind === 'word') return cell === '' ? null : cell
  const text = cell.trim()
  if (kind === 'boolean') return plainAnswers.get(text.toLowerCase()) ?? text
  if (text === '') return null
  // Much of Europe writes a comma where others write a point.
  return /^-?\d+([.,]\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text.replace(',', '.')) : text
}

/** Why a value that is none of its field's kind cannot be taken. */
export function notOfItsKind(field: string, value: unknown): string | undefined {
  const kind = isFieldName(field) ? placeFileFields[field] : 'word'
  if (kind === 'word') return undefined
  if (kind === 'boolean')
    return isOfKind[kind](value) ? undefined : `'${wordsOf(value)}' is neither true nor false`
  return isEmpty(value) || isOfKind[kind](value) ? undefined : `'${wordsOf(value)}' is no ${kind}`
}

const isOfKind: Readonly<Record<Exclude<Kind, 'word'>, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  list: Array.isArray,
}

const isEmpty = (value: unknown) => value === undefined || value === null

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  return isEmpty(value) ? '' : shortened(JSON.stringify(value))
}
