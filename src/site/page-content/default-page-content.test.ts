import { expect, test } from 'vitest'
import { defaultPageContent } from './default-page-content.ts'

const sections = defaultPageContent('Rainy Days Out')
const keysOf = (page: string) =>
  sections.filter(({ pageKey }) => pageKey === page).map(({ sectionKey }) => sectionKey)

test('the information pages have the sections that editors expect, in their order', () => {
  expect(keysOf('about')).toEqual([
    'site_name',
    'description',
    'contact_info',
    'attribution_openstreetmap',
    'attribution_nominatim',
    'attribution_osrm',
    'attribution_unsplash',
  ])
  expect(keysOf('privacy-policy')).toEqual([
    'information_collection',
    'information_usage',
    'data_protection',
    'contact_info',
    'last_updated',
  ])
  expect(keysOf('terms-of-service')).toEqual([
    'acceptance_terms',
    'service_usage',
    'user_responsibilities',
    'liability_limitation',
    'last_updated',
  ])
  expect(keysOf('cookie-policy')).toEqual([
    'what_are_cookies',
    'cookie_usage',
    'cookie_types',
    'cookie_management',
    'last_updated',
  ])
})

test('About is headed by the name of the site', () => {
  expect(sections[0]).toMatchObject({ sectionKey: 'site_name', content: 'Rainy Days Out' })
})

test('no text is left open, and the only placeholder is the contact address', () => {
  for (const { pageKey, sectionKey, content } of sections) {
    expect(content.trim(), `${pageKey}/${sectionKey}`).not.toBe('')
    expect(content.match(/\{.*?\}|TODO|lorem/gi) ?? []).toSatisfy((found: string[]) =>
      found.every((word) => word === '{email}'),
    )
  }
})
