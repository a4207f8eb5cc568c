import { expect, test } from 'vitest'
import type { PublicSettings } from '../../web/public-settings.ts'
import type { PlaceListItem } from '../place-lists/place.schema.ts'
import { defaultFilters } from './city-filters.ts'
import { cityHead } from './city-head.ts'

const settings = { siteName: 'Fun', siteOrigin: 'https://fun.example' } as PublicSettings
const munich = {
  ...{ id: 1, name: 'Munich', country: 'Germany', slug: 'munich' },
  ...{ lat: 48.1, lng: 11.6, placesFetched: true },
}

test.each([
  ['its first page', {}, 1, '/funcity/munich'],
  ['a page of the list that it begins with', {}, 2, '/funcity/munich?page=2'],
  ['the same in another order', { sort: 'name' as const }, 2, '/funcity/munich?page=2'],
  ['filters', { featured: false }, 1, '/funcity/munich'],
  [
    'a page of filters, which the list that it begins with may not have',
    { featured: false },
    2,
    '/funcity/munich',
  ],
])('the canonical address of %s is one that answers', (_, filters, page, path) => {
  const { links } = cityHead(munich, [], { filters: { ...defaultFilters, ...filters }, page, settings })
  expect(links[0]).toEqual({ rel: 'canonical', href: `https://fun.example${path}` })
})

test('to search engines a page of the list goes on counting where the one before ends', () => {
  const places = [{ name: 'Zoo', slug: 'zoo' }] as PlaceListItem[]
  const { scripts } = cityHead(munich, places, { filters: defaultFilters, page: 2, settings })
  expect(scripts[0]?.children).toContain('"position":25,')
})
