/** Of an answer that is made of what this browser keeps: when that came, ISO 8601. */
export const keptAtHeader = 'X-Kept-At'

/** What a page was told from, where the network did not answer. */
export interface Told {
  name: string
  /** ISO 8601 */
  keptAt: string
}
