/** More do not fit beside each other. */
export const mostCompared = 4

/** The places that an address's query names, with commas between, each once. */
export const comparedSlugs = (search: Readonly<Record<string, string | undefined>>): string[] =>
  [...new Set(search.places?.split(','))]
    .filter((slug) => /^[a-z0-9_-]{1,200}$/.test(slug))
    .slice(0, mostCompared)

/** What the query of the page is for these places. */
export const searchOfCompared = (slugs: readonly string[]) =>
  slugs.length > 0 ? { places: slugs.join(',') } : {}
