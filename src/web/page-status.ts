import { createIsomorphicFn } from '@tanstack/react-start'
import { pageRequest } from './page-request.ts'

/** The status that a page is sent with; a page that a browser renders itself has none. */
export const setPageStatus = createIsomorphicFn()
  .server((status: 404 | 503) => {
    pageRequest().status = status
  })
  .client(() => {})

/** Whoever asks gets the page, and neither we nor a CDN keep it for others. */
export const keepNowhere = createIsomorphicFn()
  .server(() => {
    pageRequest().mayBeKept = false
  })
  .client(() => {})
