import type { FactSource } from '../../gathering/imports/import-run.schema.ts'
import { providerTitle } from '../../gathering/providers/provider-titles.ts'
import { isFact } from '../../guide/facts/fact-names.ts'
import { facts } from '../../guide/facts/facts.ts'
import { funTypes } from '../../guide/fun-types/fun-types.ts'
import { kilometresBetween } from '../../guide/how-far/distance.ts'
import { optionsOf } from '../places/fact-text.ts'

export type ChangeRow = {
  field: string
  label: string
  before: unknown
  after: unknown
  note?: string
  hands?: string
}

type Fields = Readonly<Record<string, unknown>>
type Hands = Readonly<Record<string, { from: FactSource; to: FactSource }>>
type Change = { before: Fields | null; after: Fields; hands?: Hands }

const flags: Readonly<Record<string, string>> = {
  isActive: 'Active',
  isFeatured: 'Featured',
  isReviewed: 'Reviewed',
  refused: 'Refused as',
  editedFields: 'Said by an editor',
}

/** 'Opening hours' for the fact that forms call 'Opening Hours'; of another field, its name in words. */
export function fieldLabel(field: string): string {
  if (isFact(field)) return facts[field].label.replaceAll(/ \w+/g, (word) => word.toLowerCase())
  const words = field.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return flags[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** 'Free for children' of a fact that is stored as 'free-for-children', 'Theme Park' of a fun type; what is no choice as it is. */
export function fieldValue(field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => fieldValue(field, one))
  if (field === 'editedFields') return fieldLabel(String(value))
  if (field === 'funTypes') return funTypes.find(({ slug }) => slug === value)?.name ?? value
  const options = isFact(field) ? optionsOf(field) : []
  return options.find(([word]) => word === String(value))?.[1] ?? value
}

/** What an editor reads of a change, field by field; a place that has moved says how far. */
export function changeRows({ before, after, hands = {} }: Change): ChangeRow[] {
  if (before === null) return []
  const from = positionOf(before)
  const to = positionOf(after)
  const isMove = from !== undefined && to !== undefined
  const fields = Object.keys(after).filter((field) => !(isMove && (field === 'lat' || field === 'lng')))
  const rows = fields.map((field) => ({
    ...{ field, label: fieldLabel(field), before: before[field], after: after[field] },
    ...handsInWords(hands[field]),
  }))
  if (!isMove) return rows
  const metres = Math.round(kilometresBetween(from, to) * 1000).toLocaleString('en')
  const position = { field: 'position', label: 'Position', before: textOf(from), after: textOf(to) }
  return [...rows, { ...position, note: `${metres} m away`, ...handsInWords(hands.lat ?? hands.lng) }]
}

function handsInWords(hands: Hands[string] | undefined): { hands?: string } {
  return hands ? { hands: `Was from ${sourceWords(hands.from)}, now from ${sourceWords(hands.to)}` } : {}
}

function sourceWords({ provider, externalId, date }: FactSource): string {
  if (provider === 'starter') return 'the starter guide'
  const day = date && new Date(date).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
  const id = provider === 'openstreetmap' ? ` ${externalId}` : ''
  return `${providerTitle(provider)}${id}${day ? ` of ${day}` : ''}`
}

type Position = { lat: number; lng: number }

const positionOf = ({ lat, lng }: Fields): Position | undefined =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined

const textOf = ({ lat, lng }: Position): string => `${lat.toFixed(6)}, ${lng.toFixed(6)}`
