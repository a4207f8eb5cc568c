/** Characters; what is longer is no name. */
export const longestSearchText = 100

/** The text that an address's query asks for; empty without one. */
export const searchTextOf = (search: Readonly<Record<string, string | undefined>>): string =>
  // What is cut may be half of a character.
  (search.q ?? '').trim().slice(0, longestSearchText).trimEnd().toWellFormed()
