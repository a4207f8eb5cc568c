/** What a page was told from, where the network did not answer. */
export interface Told {
  name: string
  /** ISO 8601 */
  keptAt: string
}
