import type { SearchParams } from '../search-params.ts'
import type { Location } from './location.ts'
import { useRouter, useShown } from './router-context.ts'

interface From {
  /** The id of a route of the page. */
  from: string
}

export const useNavigate = () => useRouter().navigate

export const useLoaderData = ({ from }: From): unknown =>
  useShown().matches.find(({ route }) => route.id === from)?.data

export const useParams = (_: From) => useShown().matches.at(-1)?.params ?? {}

export const useSearch = (_: object): SearchParams => useShown().location.search

export const useLocation = <T>({ select }: { select: (location: Location) => T }): T =>
  select(useShown().location)

export const useRouterState = <T>({ select }: { select: (shown: { location: Location }) => T }): T =>
  select(useShown())

/** The matches inside of the back office's own frame. */
export const useChildMatches = <T>({ select }: { select: (matches: unknown[]) => T }): T =>
  select(useShown().matches.slice(2))

export function useCanGoBack(): boolean {
  useShown()
  return useRouter().steps.index > 0
}
