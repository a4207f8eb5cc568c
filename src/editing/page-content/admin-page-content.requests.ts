import { wholeAnswer } from '../../office/shell/whole-answer.ts'
import type { ContentPageKey } from '../../site/page-content/content-page-keys.ts'
import type { adminPageContentApi, pageContentApi } from '../../site/page-content/page-content.api.ts'
import type { PageContentChange } from '../../site/page-content/page-content.schema.ts'
import { apiClient, contentOf } from '../../web/api-client.ts'
import type { textHistoryApi } from './text-history.api.ts'
import type { TextHistory } from './text-history.schema.ts'

const calls = apiClient<typeof adminPageContentApi>('/api/admin/page-content')
const histories = apiClient<typeof textHistoryApi>('/api/admin/page-content')
const pages = apiClient<typeof pageContentApi>('/api/page-content')

export const getAllPageSections = (pageKey: ContentPageKey) =>
  contentOf(calls[':pageKey'].$get({ param: { pageKey } }))

export const changePageSections = (pageKey: ContentPageKey, change: PageContentChange) =>
  wholeAnswer(contentOf(pages[':pageKey'].$put({ param: { pageKey }, json: change })), 'length', () =>
    getAllPageSections(pageKey),
  )

/** The newest changes of its texts, or those before the change with the id `before`. */
export const getTextHistory = (pageKey: ContentPageKey, before?: number): Promise<TextHistory> =>
  contentOf(
    histories[':pageKey'].history.$get({
      param: { pageKey },
      query: before === undefined ? {} : { before: String(before) },
    }),
  )
