import type { GonePlace } from '../storing/gone-place.ts'

/** What a file brought. Each of its elements counts once: added, changed, unchanged, joined or refused. */
export type ImportSummary = {
  origin: string
  asOf: Date
  elements: number
  added: number
  changed: number
  unchanged: number
  /** Elements that are one more record of a place. */
  joined: number
  /** Names of the starter guide's places among those that were joined. */
  starterTwins: string[]
  refused: Record<string, number>
  gone: GonePlace[]
}
