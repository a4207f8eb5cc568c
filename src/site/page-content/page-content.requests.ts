import { apiClient, contentOf } from '../../web/api-client.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'
import { remembered } from '../../web/remembered.ts'
import { getPageMetadata } from '../page-texts/page-metadata.requests.ts'
import type { ContentPageKey } from './content-page-keys.ts'
import type { pageContentApi } from './page-content.api.ts'

const pages = apiClient<typeof pageContentApi>('/api/page-content')

/** The active sections of an information page, in their order. */
const getPageContent = remembered((pageKey: ContentPageKey) =>
  contentOf(pages[':pageKey'].$get({ param: { pageKey } })),
)

/** What every information page needs. */
export async function loadInformationPage(pageKey: ContentPageKey) {
  const [metadata, sections] = await Promise.all([getPageMetadata(pageKey), getPageContent(pageKey)])
  return { settings: getPublicSettings(), metadata, sections }
}
