import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWorthKeeping, pageKey } from './page-key.ts'

test.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/funcity/vienna', '/funcity/vienna'],
  ['/funcity/vienna?', '/funcity/vienna'],
  ['/funcity/vienna?season=summer&radius=25', '/funcity/vienna?radius=25&season=summer'],
  ['/funcity/vienna?radius=25&x=1&page=2', '/funcity/vienna?radius=25&page=2'],
  ['/funplace/haus-des-meeres?radius=25', '/funplace/haus-des-meeres'],
  ['/funcity/vienna?sort=name&age=3,7', '/funcity/vienna?age=3%2C7&sort=name'],
  ['/search?page=2&q=zoo', '/search?q=zoo'],
  ['/categories/zoo?page=2&radius=25', '/categories/zoo?page=2'],
])('%s is kept as %s', (url, key) => {
  expect(pageKey(url)).toBe(key)
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

test('what a value holds cannot become another key', () => {
  const key = pageKey(`/funcity/vienna?season=${encodeURIComponent('x&radius=10#top')}`)
  expect([...new URL(key, 'http://x').searchParams]).toEqual([['season', 'x&radius=10#top']])
})

test('the pages of searches are not kept: made-up words would push out what many read', () => {
  expect(isWorthKeeping('/search?q=zoo')).toBe(false)
  expect(isWorthKeeping('/search')).toBe(true)
  expect(isWorthKeeping('/funcity/vienna?radius=25')).toBe(true)
})
