import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'

/** The status that a page is sent with; a page that a browser renders itself has none. */
export const setPageStatus = createIsomorphicFn()
  .server((status: 404 | 503) => setResponseStatus(status))
  .client(() => {})

/** Whoever asks gets the page, and neither we nor a CDN keep it for others. */
export const keepNowhere = createIsomorphicFn()
  .server(() => setResponseHeader('Cache-Control', 'no-store'))
  .client(() => {})
