import { createContext, use, useSyncExternalStore } from 'react'
import type { Router, Shown } from './router.ts'

export const RouterContext = createContext<Router | undefined>(undefined)
export const ShownContext = createContext<Shown | undefined>(undefined)

export const useRouter = (): Router => given(use(RouterContext))
export const useShown = (): Shown => given(use(ShownContext))

function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Only within a RouterProvider')
  return value
}

/** False on the server and in the first picture of a page, which is the server's. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
