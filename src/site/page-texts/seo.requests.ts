import { apiClient, contentOf, successOf } from '../../web/api-client.ts'
import type { PageKey, PageMetadataChange, SeoChange } from './page-metadata.schema.ts'

/** Asked anew each time, unlike what visitors see. */
export const getFunTypeSeo = () => contentOf(apiClient().api['fun-types'].$get())

export const getAllPageMetadata = () => contentOf(apiClient().api.admin['page-metadata'].$get())

export const changeFunTypeSeo = (slug: string, json: SeoChange) =>
  contentOf(apiClient().api.admin['fun-types'][':slug'].seo.$put({ param: { slug }, json }))

export const changePageMetadata = (pageKey: PageKey, json: PageMetadataChange) =>
  contentOf(apiClient().api.admin['page-metadata'][':pageKey'].$put({ param: { pageKey }, json }))

/** The answer as it came: whether it is JSON is for the screen to say. */
export const generateSitemap = async () =>
  (await successOf(apiClient().api.admin['generate-sitemap'].$post())).text()
