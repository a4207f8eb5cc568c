import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cityAddress, filtersOfSearch } from '../../guide/city-page/city-filters.ts'
import { isWorthKeeping, pageKey } from './page-key.ts'

test.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/funcity/vienna', '/funcity/vienna'],
  ['/funcity/vienna?', '/funcity/vienna'],
  ['/funcity/vienna?season=summer&radius=25', '/funcity/vienna?radius=25&season=summer'],
  ['/funcity/vienna?radius=25&x=1&page=2', '/funcity/vienna?radius=25&page=2'],
  ['/funplace/haus-des-meeres?radius=25', '/funplace/haus-des-meeres'],
  ['/funcity/vienna?sort=name&age=3,7', '/funcity/vienna?age=3,7&sort=name'],
  ['/funcity/vienna?unknown=1&indoor=true', '/funcity/vienna?indoor=true&unknown=1'],
  ['/funcity/vienna?unknown=true&indoor=true', '/funcity/vienna?indoor=true'],
  [
    '/funcity/vienna?unknown=1&openOn=2026-11-28&season=summer',
    '/funcity/vienna?season=summer&openOn=2026-11-28',
  ],
  ['/search?page=2&q=zoo', '/search?q=zoo'],
  ['/search?q=%20', '/search'],
  ['/categories/zoo?page=2&radius=25', '/categories/zoo?page=2'],
  ['/top-family-activities/zoo?page=1', '/top-family-activities/zoo'],
  ['/About', '/about'],
  ['/%61bout#team', '/about'],
  ['/a/./b/../../about', '/about'],
  ['/Search?q=zoo', '/search?q=zoo'],
  // The router leads these to the plain path, with their query.
  ['/search/?q=zoo', '/search/?q=zoo'],
  ['//funcity/vienna?x=1&page=2', '//funcity/vienna?page=2'],
  ['/near-me?funTypes=zoo', '/near-me'],
  ['/near-me/?funTypes=zoo&x=1', '/near-me/?funTypes=zoo&x=1'],
  ['//plan?plan=abc#day-2', '//plan?plan=abc'],
  ['/near-me/?x=%', '/near-me/'],
  ['/?funTypes=zoo', '/'],
])('%s is kept as %s', (url, key) => {
  expect(pageKey(url)).toBe(key)
})

test.each([
  'season=summer&radius=25',
  'radius=025&season=summer',
  'radius=2.5e1&season=summer',
  'radius=%32%35&season=summer#top',
  'radius=10&season=winter&radius=25&season=summer',
  'radius=25&season=summer&featured=true&indoor=no&wheelchairAccessible=&sort=distance&page=1',
  'radius=25&season=summer&funTypes=,&age=old&sort=best&page=-1',
  'radius=25&season=summer&funTypes=undefined&age=undefined&sort=undefined&page=undefined',
])('%s means the same filters', (query) => {
  for (const path of ['/funcity/vienna', '/FunCity/vienna', '/%66uncity/%76ienna'])
    expect(pageKey(`${path}?${query}`)).toBe('/funcity/vienna?radius=25&season=summer')
})

test('lists mean the same in any order, however often they say a thing', () => {
  for (const query of ['funTypes=zoo,museum&age=7,3', 'age=3,7,3,99&funTypes=museum,,zoo,zoo,M%C3%BCll'])
    expect(pageKey(`/funcity/vienna?${query}`)).toBe('/funcity/vienna?funTypes=museum,zoo&age=3,7')
})

test('1,500 values that are no radius are one page', () => {
  const values = Array.from({ length: 500 }, (_, n) => [`x${n}`, `${1001 + n}`, `0.${n + 1}`]).flat()
  expect(new Set(values.map((value) => pageKey(`/funcity/vienna?radius=${value}`)))).toEqual(
    new Set(['/funcity/vienna']),
  )
})

test('a key is what a link to the page says, so that the browser reads from it what the server did', () => {
  const search = { radius: '25', funTypes: 'zoo,museum', featured: 'false', page: '3' }
  const address = cityAddress('vienna', filtersOfSearch(search), 3)
  expect(pageKey(`/funcity/vienna?${new URLSearchParams(search)}`)).toBe(address)
  expect(pageKey(address)).toBe(address)
})

test('a key is a key of its own, so that one page is never kept under two', () => {
  const part = fc.oneof(fc.constantFrom('radius', 'season', 'page', 'a&b', 'é', '50', ''), fc.string())
  fc.assert(
    fc.property(fc.array(fc.tuple(part, part)), (pairs) => {
      const key = pageKey(`/funcity/vienna?${new URLSearchParams(pairs)}`)
      expect(pageKey(key)).toBe(key)
    }),
  )
})

test('whatever path is asked for has a key that is its own', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '/',
      '.',
      '..',
      'Search',
      'search',
      '%41',
      '%2e',
      '%2f',
      '%25',
      '%',
      '?q=',
      '#',
      '\\\\',
      'é',
    ),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const key = pageKey(`/${parts.join('')}`)
      expect(pageKey(key)).toBe(key)
    }),
  )
})

test('what a value holds cannot become another key', () => {
  const key = pageKey(`/search?q=${encodeURIComponent('x&radius=10#top')}`)
  expect([...new URL(key, 'http://x').searchParams]).toEqual([['q', 'x&radius=10#top']])
})

test('the pages of searches are not kept: made-up words would push out what many read', () => {
  expect(isWorthKeeping('/search?q=zoo')).toBe(false)
  expect(isWorthKeeping('/search')).toBe(true)
  expect(isWorthKeeping('/funcity/vienna?radius=25')).toBe(true)
})

test('a page is kept under its plain path only', () => {
  for (const path of ['/funcity/vienna%20', '/about;1', '/funcity/VIENNA', '/near-me/?x=1', '//plan?x=1'])
    expect([path, isWorthKeeping(pageKey(path))]).toEqual([path, false])
})
