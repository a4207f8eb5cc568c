/** Of an answer that is made of what this browser keeps: when that came, ISO 8601. */
export const keptAtHeader = 'X-Kept-At'

/** What a page was told from, where the network did not answer. */
export interface Told {
  name: string
  /** ISO 8601 */
  keptAt: string
}

/** What the worker says to a page of each of its calls. */
export interface ToldOfCall {
  /** Its path and query; left out where these do not say all that it asks. */
  call: string | undefined
  /** Left out where the network has answered. */
  told?: Told
}
