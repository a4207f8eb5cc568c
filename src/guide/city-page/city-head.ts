import { breadcrumbs, pageHead } from '../../web/page-head.ts'
import type { PublicSettings } from '../../web/public-settings.ts'
import { citySocialPicture } from '../art/social-picture.ts'
import type { City } from '../cities/city.schema.ts'
import { cityFeedPath } from '../cities/city-feed-path.ts'
import type { PlaceListItem } from '../place-lists/place.schema.ts'
import { placesBefore } from '../place-lists/place-list-page.ts'
import { type CityFilters, cityAddress, defaultFilters, isChanged } from './city-filters.ts'

interface ShownList {
  filters: CityFilters
  page: number
  settings: PublicSettings
}

/**
 * Filters are not part of the canonical address: they show parts of one and the same list, which may not have as many pages as
 * they have.
 */
export function cityHead(city: City, places: PlaceListItem[], { filters, page, settings }: ShownList) {
  const path = cityAddress(city.slug, defaultFilters, isChanged(filters) ? 1 : page)
  return pageHead({
    title: `Family fun around ${city.name}, ${city.country}${page > 1 ? `, page ${page}` : ''} | ${settings.siteName}`,
    description: `Zoos, museums, pools, playgrounds and more for families around ${city.name}, ${city.country}: how far each is, when it opens and what ages it suits.`,
    path,
    settings,
    feed: import.meta.env.SSR ? cityFeedPath(city.slug) : undefined,
    picture: import.meta.env.SSR
      ? {
          src: citySocialPicture(city),
          alt: `Drawings of days out with children around ${city.name}`,
        }
      : undefined,
    jsonLd: import.meta.env.SSR
      ? [
          {
            '@context': 'https://schema.org',
            '@type': 'ItemList',
            name: `Family fun around ${city.name}`,
            itemListElement: places.map(({ name, slug }, index) => ({
              '@type': 'ListItem',
              position: placesBefore(page) + index + 1,
              name,
              url: `${settings.siteOrigin}/funplace/${slug}`,
            })),
          },
          breadcrumbs(settings, [
            { name: 'Explore', path: '/' },
            { name: city.name, path: `/funcity/${city.slug}` },
          ]),
        ]
      : undefined,
  })
}
