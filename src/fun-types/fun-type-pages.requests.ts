import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { setPageStatus } from '../app/page-status.ts'
import { publicSettingsRequest } from '../app/public-settings.requests.ts'
import { funTypePlacesRequest, funTypeRequest, funTypesRequest } from './fun-types.requests.ts'

/** What the page of a fun type needs, the same in both sections. Throws `notFound` for an unknown one. */
export async function loadFunTypePage(queryClient: QueryClient, slug: string, page: number) {
  const [settings, funType, list] = await Promise.all([
    queryClient.ensureQueryData(publicSettingsRequest),
    queryClient.ensureQueryData(funTypeRequest(slug)),
    queryClient.ensureInfiniteQueryData(funTypePlacesRequest(slug, page)).catch(() => undefined),
    queryClient.ensureQueryData(funTypesRequest),
  ])
  if (!funType) throw notFound()
  if (!list) setPageStatus(503)
  return { settings, funType, places: list?.pages[0]?.places ?? [], page }
}
