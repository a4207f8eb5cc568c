import { apiClient, contentOf } from '../../web/api-client.ts'
import { remembered } from '../../web/remembered.ts'
import type { PageMetadata } from './page-metadata.schema.ts'

export const getPageMetadata = remembered((pageKey: PageMetadata['pageKey']) =>
  contentOf(apiClient().api['page-metadata'][':pageKey'].$get({ param: { pageKey } })),
)
