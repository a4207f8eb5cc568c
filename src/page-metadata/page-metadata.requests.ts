import { queryOptions } from '@tanstack/react-query'
import { apiClient, contentOf } from '../app/api-client.ts'
import type { PageMetadata } from './page-metadata.schema.ts'

export const pageMetadataRequest = (pageKey: PageMetadata['pageKey']) =>
  queryOptions({
    queryKey: ['page-metadata', pageKey],
    queryFn: () => contentOf(apiClient().api['page-metadata'][':pageKey'].$get({ param: { pageKey } })),
  })
