import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'

/** The status that a page is sent with; a page that a browser renders itself has none. */
export const setPageStatus = createIsomorphicFn()
  .server((status: 404 | 503) => setResponseStatus(status))
  .client(() => {})
