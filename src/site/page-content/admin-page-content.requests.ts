import { apiClient, contentOf } from '../../web/api-client.ts'
import type { ContentPageKey } from './content-page-keys.ts'
import type { adminPageContentApi, pageContentApi } from './page-content.api.ts'
import type { PageContentChange } from './page-content.schema.ts'

const calls = apiClient<typeof adminPageContentApi>('/api/admin/page-content')
const pages = apiClient<typeof pageContentApi>('/api/page-content')

export const getAllPageSections = (pageKey: ContentPageKey) =>
  contentOf(calls[':pageKey'].$get({ param: { pageKey } }))

export const changePageSections = (pageKey: ContentPageKey, change: PageContentChange) =>
  contentOf(pages[':pageKey'].$put({ param: { pageKey }, json: change }))
