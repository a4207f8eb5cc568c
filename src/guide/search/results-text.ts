import type { SearchAnswer } from './search.schema.ts'

type Counted = Pick<SearchAnswer, 'total' | 'hasMore'>

/** Such as '12 results'. */
export function resultsOf({ total, hasMore }: Counted): string {
  if (hasMore) return `At least ${total} results`
  return total === 1 ? '1 result' : `${total} results`
}

/** What the way to all of them is called, such as 'All 12 results'. */
export function allResults({ total, hasMore }: Counted): string {
  if (hasMore) return 'All results'
  return total === 1 ? 'The one result' : `All ${total} results`
}

/** Such as '12 results for “zoo”', or that none is known for it, has all of it, or is called so. */
export function resultsFor(answer: SearchAnswer, q: string): string {
  const results = resultsOf(answer)
  if (answer.isNoCity) return `No ${answer.around?.name} in this guide. ${results} nearest to it`
  if (answer.isPartly) return `No place has all of “${q}”. ${results} with a part of it`
  if (answer.isAlike) return `No place is called “${q}”. ${results} with a name like it`
  return answer.isOfTypesAlone
    ? `No place is known for “${q}” itself. ${results} like it`
    : `${results} for “${q}”`
}

/** What leads to 'Near me', by what it is to be asked for. */
export const nearMeTexts = {
  visitor: 'Places around you',
  address: 'Places around any address',
}
