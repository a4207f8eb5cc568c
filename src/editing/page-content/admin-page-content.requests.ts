import type { ContentPageKey } from '../../site/page-content/content-page-keys.ts'
import type { adminPageContentApi, pageContentApi } from '../../site/page-content/page-content.api.ts'
import type { PageContentChange } from '../../site/page-content/page-content.schema.ts'
import { apiClient, contentOf } from '../../web/api-client.ts'

const calls = apiClient<typeof adminPageContentApi>('/api/admin/page-content')
const pages = apiClient<typeof pageContentApi>('/api/page-content')

export const getAllPageSections = (pageKey: ContentPageKey) =>
  contentOf(calls[':pageKey'].$get({ param: { pageKey } }))

export const changePageSections = (pageKey: ContentPageKey, change: PageContentChange) =>
  contentOf(pages[':pageKey'].$put({ param: { pageKey }, json: change }))
