import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { apiClient, contentOf } from '../app/api-client.ts'
import { publicSettingsRequest } from '../app/public-settings.requests.ts'
import { pageMetadataRequest } from '../page-metadata/page-metadata.requests.ts'
import type { ContentPageKey } from './page-content.schema.ts'

/** The active sections of an information page, in their order. */
const pageContentRequest = (pageKey: ContentPageKey) =>
  queryOptions({
    queryKey: ['page-content', pageKey],
    queryFn: () => contentOf(apiClient().api['page-content'][':pageKey'].$get({ param: { pageKey } })),
  })

/** What every information page needs. */
export async function loadInformationPage(queryClient: QueryClient, pageKey: ContentPageKey) {
  const [settings, metadata, sections] = await Promise.all([
    queryClient.ensureQueryData(publicSettingsRequest),
    queryClient.ensureQueryData(pageMetadataRequest(pageKey)),
    queryClient.ensureQueryData(pageContentRequest(pageKey)),
  ])
  return { settings, metadata, sections }
}
