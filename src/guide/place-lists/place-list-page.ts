/** How many cards a page of results holds. */
const placesPerPage = 24

/** The page of a list that an address asks for; pages count from 1. */
export function pageOfSearch(search: Readonly<Record<string, string | undefined>>): number {
  const page = Number(search.page)
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}

/** How many places the pages before it hold. */
export const placesBefore = (page: number): number => (page - 1) * placesPerPage

/** A page as the list calls take it. */
export const pageQuery = (page: number) => ({
  limit: String(placesPerPage),
  offset: String(placesBefore(page)),
})

/** The page after this one; undefined after the last. */
export const pageAfter = (page: number, total: number): number | undefined =>
  page * placesPerPage < total ? page + 1 : undefined
