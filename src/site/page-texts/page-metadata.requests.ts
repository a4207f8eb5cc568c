import { apiClient, contentOf } from '../../web/api-client.ts'
import { remembered } from '../../web/remembered.ts'
import type { pageMetadataApi } from './page-metadata.api.ts'
import type { PageMetadata } from './page-metadata.schema.ts'
import type { SetTexts } from './page-texts.ts'

const pages = apiClient<typeof pageMetadataApi>('/api/page-metadata')

export const getPageMetadata = remembered((pageKey: PageMetadata['pageKey']): Promise<SetTexts> => {
  const metadata = contentOf(pages[':pageKey'].$get({ param: { pageKey } }))
  // A page has texts of its own without. One from the server would be kept that way.
  return import.meta.env.SSR ? metadata : metadata.catch(() => ({ pageKey }))
})
