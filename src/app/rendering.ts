import { AsyncLocalStorage } from 'node:async_hooks'

const renderings = new AsyncLocalStorage<{ isWhole: boolean }>()

/** Renders, and tells whether the database was there for all that was asked of it meanwhile. */
export async function renderWatched<T>(render: () => Promise<T>): Promise<{ rendered: T; isWhole: boolean }> {
  const rendering = { isWhole: true }
  const rendered = await renderings.run(rendering, render)
  return { rendered, isWhole: rendering.isWhole }
}

/** A call that was made while a page is rendered did not get what it asked the database for. */
export function noteMissingData(): void {
  const rendering = renderings.getStore()
  if (rendering) rendering.isWhole = false
}
