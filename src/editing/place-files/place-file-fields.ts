import type { PlaceFlag } from '../../gathering/merging/place-edit.ts'
import { type FiledFact, filedFacts, ofChoices } from '../../guide/facts/fact-names.ts'
import type { FactType } from '../../guide/facts/fact-types.ts'
import { facts, typeOf } from '../../guide/facts/facts.ts'
import type { PlainFact } from '../../guide/facts/plain-facts.ts'
import { recordOf } from '../../guide/facts/record-of.ts'
import { plainAnswers, wordOf } from './cell-words.ts'
import type { Cell } from './csv.ts'

/** How a field's value stands in a cell; in JSON it is what it is. */
type Kind = 'text' | 'number' | 'boolean' | 'list'

const kindOf: Readonly<Record<FactType, Kind>> = {
  ...ofChoices<Kind>('text'),
  ...{
    externalId: 'text',
    name: 'text',
    text: 'text',
    prose: 'text',
    website: 'text',
    phone: 'text',
    hours: 'text',
  },
  ...{ degrees: 'number', age: 'number', band: 'number', duration: 'number', yesNo: 'boolean', date: 'text' },
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
  if (kind === 'text') return cell === '' ? null : cell
  const text = cell.trim()
  if (kind === 'boolean') return plainAnswers.get(text.toLowerCase()) ?? text
  if (text === '') return null
  // Much of Europe writes a comma where others write a point.
  return /^-?\d+([.,]\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text.replace(',', '.')) : text
}

/** Why a value that is none of its field's kind cannot be taken. */
export function notOfItsKind(field: string, value: unknown): string | undefined {
  if (!isFieldName(field) || typeof value !== 'string') return undefined
  const kind = placeFileFields[field]
  if (kind === 'number') return `'${value}' is no number`
  return kind === 'boolean' ? `'${value}' is neither true nor false` : undefined
}
