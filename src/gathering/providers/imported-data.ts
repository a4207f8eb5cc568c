import type { PlaceCandidate } from '../candidates/place-candidate.ts'

export type Area = { south: number; north: number; west: number; east: number }

/** Whether a stored record, as the provider gave it, was asked for. */
export type AsksFor = (raw: unknown) => boolean

/** What a file or a provider's answer holds, read and translated. */
export type ImportedData = {
  candidates: PlaceCandidate[]
  /** How many elements were no places of the guide, by reason. */
  refused: Map<string, number>
  /** Why each of them was none, by its external id. */
  refusals?: ReadonlyMap<string, string>
  /** How many elements it holds. */
  elements: number
  /** The date of its data; the newest of its elements' where it does not say. */
  asOf: Date
  /** What its elements span; undefined when none has a position. */
  area: Area | undefined
}
