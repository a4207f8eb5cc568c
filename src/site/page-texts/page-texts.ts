import { defaultPageMetadata } from './default-page-metadata.ts'
import type { PageMetadata } from './page-metadata.schema.ts'

/** What an editor set for a page, as far as it is known. */
export type SetTexts = Pick<PageMetadata, 'pageKey'> & Partial<PageMetadata>

/** A page's title and description: what an editor set, else the guide's own. */
export function pageTexts({ pageKey, metaTitle, metaDescription }: SetTexts) {
  const own = defaultPageMetadata.find((page) => page.pageKey === pageKey)
  return {
    title: metaTitle || own?.metaTitle || '',
    description: metaDescription || own?.metaDescription || '',
  }
}
