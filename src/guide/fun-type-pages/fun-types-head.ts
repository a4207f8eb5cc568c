import type { ItemList, WithContext } from 'schema-dts'
import { breadcrumbs, pageHead } from '../../web/page-head.ts'
import type { PublicSettings } from '../../web/public-settings.ts'
import { signatureScene } from '../art/signature-scene.ts'
import type { FunType } from '../fun-types/fun-type.schema.ts'
import type { PlaceByFunType } from '../place-lists/place.schema.ts'
import { placesBefore } from '../place-lists/place-list-page.ts'
import { type FunTypesSection, funTypeAddress, sectionNames } from './fun-types-section.ts'
import type { ShownWhere } from './where.ts'

// Both sections show the same things: one of them is the address that search engines should keep.
const indexed = 'top-family-activities'

type Texts = { title: string; description: string }

export function funTypesHead(
  section: FunTypesSection,
  texts: Texts,
  funTypes: FunType[],
  settings: PublicSettings,
) {
  return pageHead({
    ...texts,
    path: `/${indexed}`,
    settings,
    jsonLd: import.meta.env.SSR
      ? [
          itemList(
            texts.title,
            funTypes.map(({ name, slug }) => ({
              name,
              url: settings.siteOrigin + funTypeAddress(indexed, slug),
            })),
          ),
          breadcrumbs(settings, [
            { name: 'Explore', path: '/' },
            { name: sectionNames[section], path: `/${section}` },
          ]),
        ]
      : undefined,
  })
}

interface FunTypePageContent {
  settings: PublicSettings
  funType: FunType
  places: PlaceByFunType[]
  /** The page of the list that it begins with. */
  page: number
  where: ShownWhere
}

export function funTypeHead(
  section: FunTypesSection,
  { settings, funType, places, page, where }: FunTypePageContent,
) {
  const { title, description } = funTypeTexts(funType)
  const place = where.city?.name ?? where.country?.country
  return pageHead({
    title: `${title}${place ? `, ${place}` : ''}${page > 1 ? `, page ${page}` : ''}`,
    description,
    // A part of the list is no page of its own to search engines.
    path: funTypeAddress(indexed, funType.slug, place ? 1 : page),
    settings,
    picture: import.meta.env.SSR
      ? { src: `/scenes/${signatureScene(funType.slug).name}.png`, alt: funType.name }
      : undefined,
    jsonLd: import.meta.env.SSR
      ? [
          itemList(
            title,
            places.map(({ name, slug }) => ({ name, url: `${settings.siteOrigin}/funplace/${slug}` })),
            placesBefore(page),
          ),
          breadcrumbs(settings, [
            { name: 'Explore', path: '/' },
            { name: sectionNames[section], path: `/${section}` },
            { name: funType.name, path: funTypeAddress(section, funType.slug) },
          ]),
        ]
      : undefined,
  })
}

/** A fun type's title and description: what an editor set, else texts that fit every type. */
export const funTypeTexts = ({
  name,
  metaTitle,
  metaDescription,
}: Pick<FunType, 'name' | 'metaTitle' | 'metaDescription'>): Texts => ({
  title: metaTitle || `${name}: family fun in Europe`,
  description:
    metaDescription ||
    `${name} for families around European cities: places that children like, each with its distance from the nearest cities.`,
})

const itemList = (
  name: string,
  items: { name: string; url: string }[],
  before = 0,
): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    ...item,
  })),
})
