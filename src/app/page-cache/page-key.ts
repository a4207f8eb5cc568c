import { searchOfCityPage } from '../../guide/city-page/city-filters.ts'
import { whereOfSearch } from '../../guide/fun-type-pages/where.ts'
import { comparedSlugs } from '../../guide/place-lists/compared-slugs.ts'
import { pageOfSearch } from '../../guide/place-lists/place-list-page.ts'
import { searchTextOf } from '../../guide/search/search-text.ts'
import { parseSearch, type SearchParams, stringifySearch } from '../../web/search-params.ts'
import { isAdminPage } from '../frame/admin-page.ts'
import { isReadable } from '../refusals/answer-error.ts'

/** What the pages of each kind read of a query, in one form; all others read nothing. Must be what their routes read. */
const readers: [RegExp, (search: SearchParams) => Record<string, string | undefined>][] = [
  [/^\/+funcity\//, searchOfCityPage],
  [
    /^\/+(?:categories|top-family-activities)\//,
    (search) => {
      const page = pageOfSearch(search)
      return { ...whereOfSearch(search), page: page > 1 ? String(page) : undefined }
    },
  ],
  [
    /^\/+compare\/*$/,
    (search) => ({ places: comparedSlugs(search).join() || undefined, q: searchTextOf(search) || undefined }),
  ],
  [/^\/+search\/*$/, (search) => ({ q: searchTextOf(search) || undefined })],
]

/** One address for all that mean the same page, and the one that it is rendered for. */
export function pageKey(url: string): string {
  if (isPlainPath(url)) return url
  const [address = ''] = url.split('#', 1)
  const queryAt = address.indexOf('?')
  const path = plainPathOf(queryAt === -1 ? address : address.slice(0, queryAt))
  if (queryAt === -1) return path
  const read = readers.find(([pattern]) => pattern.test(path))?.[1]
  if (read) return path + stringifySearch(read(parseSearch(address.slice(queryAt + 1))))
  return isLedOn(path) && isReadable(address) ? path + address.slice(queryAt) : path
}

/**
 * Whether the router leads such a path to one with fewer slashes, where the browser may read what the server does not: 'Near me' its
 * filters.
 */
const isLedOn = (path: string) => path !== '/' && /\/(?:\/|$)/.test(path)

/** Paths of pages are written so; the router takes other spellings for them as well. */
const isPlainPath = (path: string) => /^\/[a-z0-9_/-]*$/.test(path)

/** As the router reads a path: without dot segments, no letter encoded, capitals meaning nothing before the first slug. */
function plainPathOf(path: string): string {
  if (isPlainPath(path)) return path
  return new URL(`http://any.invalid${path}`).pathname
    .replace(/%(?:2d|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi, (sign) => decodeURIComponent(sign))
    .replace(/^\/+[^/]+/, (first) => first.toLowerCase())
}

/**
 * Hardly two visitors look for the same words or compare the same places: such pages would only push out those that many read. What is
 * found under an odd path all the same has its plain one. What an admin is sent is kept nowhere.
 */
export const isWorthKeeping = (key: string): boolean =>
  isPlainPath(key.split('?', 1)[0] ?? '') &&
  !(key.includes('?') && isLedOn(key.split('?', 1)[0] ?? '')) &&
  !/^\/(?:search|compare)\?/.test(key) &&
  !isAdminAddress(key)

/** Whether an address, however it is written, leads to the back office. */
export const isAdminAddress = (address: string): boolean =>
  isReadable(address) && isAdminPage(decodeURIComponent(address))
