/** What people look for by a word of its own: places of some fun types, or called so, in any of the guide's languages. */
export interface Kind {
  /** Slugs; empty for what only its name tells. */
  funTypes: readonly string[]
  /** What people type, with commas between. */
  words: string
  /** With what a word of such a place's name begins, of whatever type it is. */
  called?: string
  /** Drawings that are true of such a place, with commas between: what it is says more than what it is called. */
  drawn?: string
  /**
   * English words, with commas between, with which a description says that a place has it, in whatever language it is looked for: a
   * trampoline, but no castle, which may be what it lies below.
   */
  told?: string
}
