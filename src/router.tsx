import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { ErrorScreen } from './app/frame/error-screen.tsx'
// biome-ignore lint/suspicious/noImportCycles: the generated file names the type of this one, for the library's own entry points.
import { routeTree } from './route-tree.gen.ts'
import type { Router } from './web/router/router.ts'

/** As the screens know it, and the types of their links and data. */
export const getRouter = () =>
  createRouter({
    routeTree,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: notFoundScreen,
  })

/** As it is built: the same names are our own there (039), which no type can say. */
export const builtRouter = () => getRouter() as unknown as Router

/** Few visitors meet it: its code stays out of every first visit. */
const notFoundScreen = lazyRouteComponent(() => import('./app/frame/not-found-screen.tsx'), 'NotFoundScreen')

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
