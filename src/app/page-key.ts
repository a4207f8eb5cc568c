import { isAdminPage } from './admin-page.ts'
import { isReadable } from './answer-error.ts'

/** The query keys that a page of each kind listens to; all others leave the page as it is. */
const queryKeys: [RegExp, string[]][] = [
  [
    /^\/funcity\//,
    ['radius', 'season', 'funTypes', 'age', 'featured', 'wheelchairAccessible', 'indoor', 'sort', 'page'],
  ],
  [/^\/search$/, ['q']],
  [/^\/(?:categories|top-family-activities)\//, ['page']],
]

/** One text for all addresses of the same page: known query keys only, in one order. */
export function pageKey(url: string): string {
  const queryAt = url.indexOf('?')
  if (queryAt === -1) return url
  const path = url.slice(0, queryAt)
  const known = queryKeys.find(([pattern]) => pattern.test(path))?.[1]
  if (!known) return path
  const query = new URLSearchParams(url.slice(queryAt + 1))
  const kept = known.flatMap((name) => {
    const value = query.get(name)
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`]
  })
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path
}

/**
 * Hardly two visitors look for the same words: the pages of searches would only push out those that many read. What an admin
 * is sent is kept nowhere.
 */
export const isWorthKeeping = (key: string): boolean => !key.startsWith('/search?') && !isAdminAddress(key)

/** Whether an address, however it is written, leads to the back office. */
export const isAdminAddress = (address: string): boolean =>
  isReadable(address) && isAdminPage(decodeURIComponent(address))
