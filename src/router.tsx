import { createRouter } from '@tanstack/react-router'
import { ErrorScreen } from './app/error-screen.tsx'
import { NotFoundScreen } from './app/not-found-screen.tsx'
import { parseSearch, stringifySearch } from './app/search-params.ts'
import { routeTree } from './route-tree.gen.ts'

export function getRouter() {
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    scrollRestoration: afterFirstPage(),
    defaultPreload: 'intent',
    // Fetching as specified: what was fetched never becomes stale.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  })
}

/** Where the first page stands is the browser's doing, and the visitor's who scrolls it before it comes to life. */
function afterFirstPage(): () => boolean {
  let pages = 0
  return () => pages++ > 0
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
