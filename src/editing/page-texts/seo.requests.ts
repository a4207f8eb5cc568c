import type { funTypesApi } from '../../guide/fun-types/fun-types.api.ts'
import type {
  FunTypeSeoChange,
  PageKey,
  PageMetadataChange,
} from '../../site/page-texts/page-metadata.schema.ts'
import type { generateSitemapApi } from '../../site/search-engines/generate-sitemap.api.ts'
import { apiClient, contentOf, successOf } from '../../web/api-client.ts'
import type { adminFunTypesApi } from './admin-fun-types.api.ts'
import type { adminPageMetadataApi } from './admin-page-metadata.api.ts'

const allFunTypes = apiClient<typeof funTypesApi>('/api/fun-types')
const funTypes = apiClient<typeof adminFunTypesApi>('/api/admin/fun-types')
const pages = apiClient<typeof adminPageMetadataApi>('/api/admin/page-metadata')
const sitemap = apiClient<typeof generateSitemapApi>('/api/admin/generate-sitemap')

/** Asked anew each time, unlike what visitors see. */
export const getFunTypeSeo = () => contentOf(allFunTypes.index.$get())

export const getAllPageMetadata = () => contentOf(pages.index.$get())

export const changeFunTypeSeo = (slug: string, json: FunTypeSeoChange) =>
  contentOf(funTypes[':slug'].seo.$put({ param: { slug }, json }))

export const changePageMetadata = (pageKey: PageKey, json: PageMetadataChange) =>
  contentOf(pages[':pageKey'].$put({ param: { pageKey }, json }))

/** The answer as it came: whether it is JSON is for the screen to say. */
export const generateSitemap = async () => (await successOf(sitemap.index.$post())).text()
