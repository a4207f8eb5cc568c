import type { BulkFact } from '../../guide/facts/fact-names.ts'
import { saidFacts } from '../place-form/held-facts.ts'
import type { PlaceFormValues } from '../place-form/place-form.ts'
import type { PlaceChanges } from './bulk.schema.ts'

/** What an editor wants of one fact of many places. */
type FactWish = {
  /** Empty until one is chosen. */
  fact: string
  /** `set`, or `release` to what the sources say. */
  way: string
  /** As the form of a place holds it. */
  values: Partial<PlaceFormValues>
}

export const noWish: FactWish = { fact: '', way: 'set', values: {} }

/** As the API takes it. */
export const changeOfWish = (fact: BulkFact, way: string, values: PlaceFormValues): PlaceChanges =>
  way === 'set' ? saidFacts([fact], values) : { releasedFields: [fact] }
