import handler from '@tanstack/react-start/server-entry'
import { createListener } from './app/listener.ts'
import { getRuntime } from './app/runtime.ts'
import { createSite, isApiPath, type Site } from './app/site.ts'

let site: Site | undefined

const theSite = (publicFolder = 'public') => {
  site ??= createSite(getRuntime(), handler.fetch, publicFolder)
  return site
}

/** What `npm start` puts behind a node:http server; `clientFolder` holds the built files for browsers. */
export const createSiteListener = (clientFolder: string) =>
  createListener(theSite(clientFolder), getRuntime(), clientFolder)

/** The development server's entry: the same API and pages, without the page cache. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    if (isApiPath(pathname)) return theSite().api(request)
    const { status, headers, bodies } = await theSite().page(pathname + search, false)
    // Vite's own client needs scripts and sockets that the policy of a built page forbids.
    const { 'Content-Security-Policy': _, ...rest } = headers
    return new Response(new Uint8Array(bodies.identity), { status, headers: rest })
  },
}
