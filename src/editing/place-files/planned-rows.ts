import type { z } from 'zod'
import type { PlaceValues } from '../../gathering/merging/place-edit.ts'
import { isPlainFact, plainFacts } from '../../guide/facts/plain-facts.ts'
import { twistedRanges } from '../../guide/facts/ranges.ts'
import type { Position } from '../../guide/how-far/distance.ts'
import type { PlaceWish } from '../places/added-place.ts'
import { NewPlace, noCoordinates, PlaceEdit } from '../places/place-edit.schema.ts'
import { positionDoubt } from '../places/position-doubt.ts'
import type { FarRow, RefusedRow } from './import-places.schema.ts'
import { notOfItsKind, type PlaceFileField, type PlaceRecord } from './place-file-fields.ts'
import { RowLabels } from './place-row.schema.ts'
import type { FileRow } from './place-rows.ts'
import { rowDifference } from './plan-row.ts'

type Known = PlaceRecord & { id: number; placeId: string | null; name: string }
/** `said`: the fields that the row has a value for. */
type Wish = { line: number; wish: PlaceWish; said: string[] }
type PlannedEdit = { line: number; name: string; edit: { id: number; values: PlaceValues }; fields: string[] }

export type SortedRows = {
  edits: PlannedEdit[]
  additions: Wish[]
  unchanged: number
  refused: RefusedRow[]
  far: FarRow[]
}

const readOnly = ['id', 'slug', 'updatedAt']

/** Sorts the rows of a file into what changes, what is new, what stays and what is refused. */
export class PlannedRows {
  readonly edits: PlannedEdit[] = []
  readonly additions: Wish[] = []
  readonly refused: RefusedRow[] = []
  readonly far: FarRow[] = []
  unchanged = 0
  readonly #addUnknown: boolean
  readonly #cities: readonly Position[]
  /** Rows by what may stand in a file once only. */
  readonly #taken = new Map<string, number>()

  /** `addUnknown`: the ids may be another guide's, and a row whose id is unknown here is a new place. Without `cities` no row is far. */
  constructor({ addUnknown = false, cities = [] }: { addUnknown?: boolean; cities?: readonly Position[] }) {
    this.#addUnknown = addUnknown
    this.#cities = cities
  }

  /** What has been sorted since the last time. */
  drain(): SortedRows {
    const { unchanged } = this
    this.unchanged = 0
    return {
      ...{ edits: this.edits.splice(0), additions: this.additions.splice(0) },
      ...{ refused: this.refused.splice(0), far: this.far.splice(0), unchanged },
    }
  }

  /** Gives back what a row wants added, if it names no place of the guide. */
  take(row: FileRow, known: readonly Known[]): Wish | undefined {
    const { id, placeId } = row.record
    const owner = known.find((place) => typeof placeId === 'string' && place.placeId === placeId)
    const place = isEmpty(id) ? owner : known.find((other) => other.id === id)
    if (!place && !isEmpty(id) && !this.#addUnknown)
      this.#refuse(row, 'id', 'No place has this id; leave it empty for a new place')
    else if (owner && owner.id !== place?.id)
      this.#refuse(row, 'placeId', `The place ${owner.id} has this id`)
    else if (!this.#isFirst(row, place)) return undefined
    else if (place) this.#compare(row, place)
    else return this.#wishOf(row)
    return undefined
  }

  add(wish: Wish, namesake: Known | undefined): void {
    if (namesake === undefined) {
      this.additions.push(wish)
      this.#noteFar(wish.line, wish.wish.name, wish.wish)
    } else if (!this.#taken.has(`place ${namesake.id}`) && isAsWished(namesake, wish)) {
      // As after an import that was cancelled, or whose answer was lost.
      this.#taken.set(`place ${namesake.id}`, wish.line)
      this.unchanged += 1
    } else {
      const reason = `The place ${namesake.id} bears this name here; give its id to change it`
      this.refused.push({ line: wish.line, name: wish.wish.name, field: 'name', reason })
    }
  }

  #compare(row: FileRow, place: Known): void {
    const difference = rowDifference(row.record, place)
    if ('refusal' in difference) {
      this.#refuse(row, difference.refusal.field, difference.refusal.reason, place)
      return
    }
    // Only what differs is checked: an older value that today's rules would not take is no reason to refuse the rest.
    const differing = Object.fromEntries(difference.fields.map((field) => [field, row.record[field] ?? null]))
    const values = this.#checked(row, PlaceEdit, differing, place) as PlaceValues | undefined
    if (!values) return
    const fields = rowDifference(values, place)
    const changed = 'fields' in fields ? fields.fields : []
    if (changed.length === 0) {
      this.unchanged += 1
      return
    }
    if (this.#isTwisted(row, { ...place, ...values }, place)) return
    this.edits.push({ line: row.line, name: place.name, edit: { id: place.id, values }, fields: changed })
    if (changed.includes('lat') || changed.includes('lng'))
      this.#noteFar(row.line, place.name, { ...place, ...values })
  }

  #noteFar(line: number, name: string, { lat, lng }: PlaceRecord | PlaceWish): void {
    const doubt = positionDoubt({ lat: Number(lat), lng: Number(lng) }, this.#cities)
    if (doubt) this.far.push({ line, name, areSwapped: doubt === 'swapped' })
  }

  #wishOf(row: FileRow): Wish | undefined {
    const said = Object.entries(row.record).filter(
      ([field, value]) => !readOnly.includes(field) && !isEmpty(value) && !isBesideNothing(row.record, field),
    )
    const wish = this.#checked(row, NewPlace, Object.fromEntries(said)) as PlaceWish | undefined
    if (!wish) return undefined
    return this.#isTwisted(row, wish)
      ? undefined
      : { line: row.line, wish, said: said.map(([field]) => field) }
  }

  #isTwisted(row: FileRow, values: PlaceRecord | PlaceWish, place?: Known): boolean {
    const twisted = twistedRanges(values)
    for (const { max, fault } of twisted) this.#refuse(row, max, fault, place)
    return twisted.length > 0
  }

  #checked<Schema extends z.ZodType>(row: FileRow, schema: Schema, values: PlaceRecord, place?: Known) {
    const { funTypes, seasons, ...fields } = values
    const labels = RowLabels.safeParse({
      ...(funTypes !== undefined && { funTypes: funTypes ?? [] }),
      ...(seasons !== undefined && { seasons: seasons ?? [] }),
    })
    const rest = schema.safeParse(fields)
    if (labels.success && rest.success) return { ...(rest.data as object), ...labels.data }
    const issues = [...(rest.error?.issues ?? []), ...(labels.error?.issues ?? [])]
    // Of each field the first fault: a wrong word of a list is told once, however many it holds.
    const reasons = new Set<string>()
    for (const [field, [issue]] of Map.groupBy(issues, ({ path }) => path[0]?.toString())) {
      const kindOfField = field && notOfItsKind(field, values[field as PlaceFileField])
      const reason = kindOfField || (issue?.message ?? '')
      // Neither half of a position stands without the other: that it lacks one is told once.
      if (reason === noCoordinates && reasons.has(reason)) continue
      reasons.add(reason)
      this.#refuse(row, field ?? null, reason, place)
    }
    return undefined
  }

  #isFirst(row: FileRow, place: Known | undefined): boolean {
    const { placeId, name, lat, lng } = row.record
    const spot = `${name} at ${Number(lat).toFixed(3)}, ${Number(lng).toFixed(3)}`
    const itself = isEmpty(row.record.id) ? spot : `row ${row.record.id}`
    const keys = [place ? `place ${place.id}` : itself, ...(isEmpty(placeId) ? [] : [`id ${placeId}`])]
    const other = keys.map((key) => this.#taken.get(key)).find((line) => line !== undefined)
    for (const key of keys) this.#taken.set(key, other ?? row.line)
    if (other !== undefined) this.#refuse(row, null, `The same place stands in row ${other}`, place)
    return other === undefined
  }

  #refuse({ line, record }: FileRow, field: string | null, reason: string, place?: Known): void {
    const name = place?.name ?? (typeof record.name === 'string' ? record.name : null)
    this.refused.push({ line, name, field, reason })
  }
}

function isAsWished(place: Known, { wish, said }: Wish): boolean {
  const wished = Object.entries(wish).filter(([field]) => said.includes(field))
  const difference = rowDifference(Object.fromEntries(wished) as PlaceRecord, place)
  return 'fields' in difference && difference.fields.length === 0
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** A plain no beside an empty cell of the fact that knows more: files write that of what is not known. */
const isBesideNothing = (record: PlaceRecord, field: string): boolean =>
  isPlainFact(field) && record[field] === false && plainFacts[field].of in record
