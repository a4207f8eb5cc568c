import type { FactValue, SaidFact } from '../../guide/facts/fact-names.ts'

type EssentialFact = 'name' | 'lat' | 'lng' | 'funTypes'

/**
 * What one source says of a place; null, and what is left out, is 'does not say'. Texts are cleaned, ages within 0 to 18.
 * There is at least one fun type, the primary one first.
 */
export type PlaceFields = { [Name in EssentialFact]: FactValue<Name> } & {
  [Name in Exclude<SaidFact, EssentialFact>]?: FactValue<Name> | null
}

/** One provider's record of a place, translated: what every provider and the starter guide answer in. */
export type PlaceCandidate = {
  /** A name of `translators`. */
  provider: string
  /** The provider's own id, with its prefix where several share one column: 'node/1', 'starter/austria/vienna/prater'. */
  externalId: string
  /** The record as the provider gave it: what it takes to translate it again. */
  raw: unknown
  /** When the provider last changed the record; undefined for the starter guide, which is older than all. */
  sourceDate: Date | undefined
  /** False when `sourceDate` is only that of the data the record came in: it may have been so for long. */
  hasOwnDate: boolean
  fields: PlaceFields
  /** Other names of the place, for recognising it; the display name need not be among them. */
  otherNames: string[]
  /** True of one that has no name, and is called by its street. */
  isUnnamed?: boolean
  /** Of a place's own website, the address that was asked: it is the place's own no more where that has another, or none. */
  readFrom?: string | undefined
  /** The id of another provider's record that this one was made from, such as 'node/1'. */
  sameAs?: string | undefined
  /** How far off the position may be, in kilometres: 0 for surveyed ones. */
  positionErrorKm: number
  /** Where places of this kind are as a rule; holds only where no source says. */
  likelySetting: 'indoor' | 'outdoor' | undefined
  /** Words for a drawing that would be true of it, in English: 'lion, bear'. */
  scene?: string | null | undefined
  /** How well known the place is, 0 and up: picks those that start as featured. */
  notability: number
}

/** A stored record to translate again. */
export type StoredRecord = { externalId: string; raw: unknown; sourceDate: Date | undefined }

/** Undefined when today's rules no longer take the record for a place. */
export type Translate = (record: StoredRecord) => PlaceCandidate | undefined
