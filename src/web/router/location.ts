import { parseSearch, type SearchParams, stringifySearch } from '../search-params.ts'
import type { Params } from './route.ts'

export interface Location {
  pathname: string
  search: SearchParams
  /** With its '#', or empty. */
  hash: string
  /** Path, query and hash. */
  href: string
  /** What a step of the history remembers beside its address. */
  state: Record<string, unknown>
}

export interface To {
  /** Like '/funcity/$citySlug'; '.' is the page that is there. */
  to?: string
  params?: Params
  /** True: the query that is there. */
  search?: true | Record<string, unknown> | ((search: SearchParams) => Record<string, unknown>)
  state?: true | Record<string, unknown>
}

export function locationOf(href: string, state: Location['state'] = {}): Location {
  const { pathname, search, hash } = new URL(href, 'http://any.invalid')
  return { pathname, search: parseSearch(search), hash, href: pathname + search + hash, state }
}

/** Where options lead from a location. */
export function targetOf({ to = '.', params = {}, search, state }: To, from: Location): Location {
  const path = to === '.' ? from.pathname : filled(to, params)
  const asked = search === true ? from.search : typeof search === 'function' ? search(from.search) : search
  return locationOf(path + stringifySearch(asked ?? {}), state === true ? from.state : state)
}

const filled = (path: string, params: Params): string =>
  path.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
