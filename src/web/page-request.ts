import { AsyncLocalStorage } from 'node:async_hooks'
import type { ReactElement } from 'react'

/** A page that the server renders: who asks for it, and what its parts say of the answer. */
export interface PageRequest {
  url: URL
  /** False once a part says that nobody is to keep the page for others. */
  mayBeKept: boolean
  status?: number
  /** The kept parts that it shows, in the order of the page. */
  parts: { key: string; part: ReactElement }[]
}

const requests = new AsyncLocalStorage<PageRequest>()

export const whileRendering = <T>(request: PageRequest, render: () => Promise<T>): Promise<T> =>
  requests.run(request, render)

/** Of the page that is rendered just now. */
export function pageRequest(): PageRequest {
  const request = requests.getStore()
  if (!request) throw new Error('No page is rendered')
  return request
}
