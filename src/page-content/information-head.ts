import { breadcrumbs, pageHead } from '../app/page-head.ts'
import type { PublicSettings } from '../app/public-settings.ts'
import type { PageMetadata } from '../page-metadata/page-metadata.schema.ts'
import { pageTexts } from '../page-metadata/page-texts.ts'

export function informationHead(name: string, metadata: PageMetadata, settings: PublicSettings) {
  const path = `/${metadata.pageKey}`
  return pageHead({
    ...pageTexts(metadata),
    path,
    settings,
    jsonLd: [
      breadcrumbs(settings, [
        { name: 'Explore', path: '/' },
        { name, path },
      ]),
    ],
  })
}
