import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { ErrorScreen } from './app/error-screen.tsx'
import { NotFoundScreen } from './app/not-found-screen.tsx'
import { parseSearch, stringifySearch } from './app/search-params.ts'
import { routeTree } from './route-tree.gen.ts'

/** Fetching as specified: no retry, no refetch on focus, never stale. */
const queryDefaults = {
  retry: false,
  // What the server could not get is shown as failed in the browser too.
  retryOnMount: false,
  refetchOnWindowFocus: false,
  staleTime: Number.POSITIVE_INFINITY,
} as const

export function getRouter() {
  const queryClient = new QueryClient({ defaultOptions: { queries: queryDefaults } })
  const router = createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    scrollRestoration: afterFirstPage(),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
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
