import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { ErrorScreen } from './app/error-screen.tsx'
import { routeTree } from './route-tree.gen.ts'
import { parseSearch, stringifySearch } from './web/search-params.ts'

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
    defaultNotFoundComponent: notFoundScreen,
  })
}

/** Few visitors meet it: its code stays out of every first visit. */
const notFoundScreen = lazyRouteComponent(() => import('./app/not-found-screen.tsx'), 'NotFoundScreen')

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
