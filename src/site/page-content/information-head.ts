import { breadcrumbs, pageHead } from '../../web/page-head.ts'
import type { PublicSettings } from '../../web/public-settings.ts'
import { pageTexts, type SetTexts } from '../page-texts/page-texts.ts'

export function informationHead(name: string, metadata: SetTexts, settings: PublicSettings) {
  const path = `/${metadata.pageKey}`
  return pageHead({
    ...pageTexts(metadata),
    path,
    settings,
    jsonLd: import.meta.env.SSR
      ? [
          breadcrumbs(settings, [
            { name: 'Explore', path: '/' },
            { name, path },
          ]),
        ]
      : undefined,
  })
}
