import { apiClient, contentOf } from '../../web/api-client.ts'
import type { ContentPageKey } from './content-page-keys.ts'
import type { PageContentChange } from './page-content.schema.ts'

export const getAllPageSections = (pageKey: ContentPageKey) =>
  contentOf(apiClient().api.admin['page-content'][':pageKey'].$get({ param: { pageKey } }))

export const changePageSections = (pageKey: ContentPageKey, change: PageContentChange) =>
  contentOf(apiClient().api['page-content'][':pageKey'].$put({ param: { pageKey }, json: change }))
