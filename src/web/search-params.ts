/** The query of an address as plain text: the router's own form would read '50' as a number and quote 'a,b'. */
export type SearchParams = Record<string, string>

export const parseSearch = (text: string): SearchParams => Object.fromEntries(new URLSearchParams(text))

/** The text for a query, with '?' before it unless it is empty; what is undefined is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined)
  if (pairs.length === 0) return ''
  return `?${pairs.map(([key, value]) => `${encode(key)}=${encode(String(value))}`).join('&')}`
}

// Commas stay readable: the specification writes funTypes as a comma-separated list.
const encode = (text: string) => encodeURIComponent(text).replaceAll('%2C', ',')
