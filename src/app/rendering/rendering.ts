import { AsyncLocalStorage } from 'node:async_hooks'
import { anyPlace, shownHeader } from '../../guide/places/shown-places.ts'

type Rendering = { isWhole: boolean; shown: Set<string> }

const renderings = new AsyncLocalStorage<Rendering>()

/** Renders, and tells whether the database was there for all that was asked of it meanwhile, and what places the answers show. */
export async function renderWatched<T>(render: () => Promise<T>): Promise<Rendering & { rendered: T }> {
  const rendering: Rendering = { isWhole: true, shown: new Set() }
  const rendered = await renderings.run(rendering, render)
  return { ...rendering, rendered }
}

/** A call that was made while a page is rendered did not get what it asked the database for. */
export function noteMissingData(): void {
  const rendering = renderings.getStore()
  if (rendering) rendering.isWhole = false
}

/** Whether the database was there so far. */
export const isRenderingWhole = () => renderings.getStore()?.isWhole === true

/** Calls whose answers depend on no place. */
const withoutPlaces =
  /^\/api\/(?:cities(?:\/[^/]+)?|fun-types(?:\/[^/]+)?|page-(?:content|metadata)\/[^/]+|search-radius-options|seasons)$/

export const showsNoPlace = (path: string) => withoutPlaces.test(path)

/** What a call of places that is made while a page is rendered brings to the page. */
export function noteShown({ headers }: Response): void {
  const shown = renderings.getStore()?.shown
  if (!shown) return
  for (const tag of headers.get(shownHeader)?.split(' ') ?? [anyPlace]) shown.add(tag)
}
