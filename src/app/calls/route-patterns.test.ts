import { expect, test } from 'vitest'
import { getRouter } from '../../router.tsx'
import { pagePatterns, routePattern } from './route-patterns.ts'

test('the pages of the router are those that requests are counted by', () => {
  const paths = Object.keys(getRouter().routesByPath).map((path) =>
    path.length > 1 ? path.replace(/\/$/, '').replaceAll('$', ':') : path,
  )
  expect([...pagePatterns].toSorted()).toEqual([...new Set(paths)].toSorted())
})

test.each([
  ['GET', '/', '/'],
  ['HEAD', '/funcity/vienna/', '/funcity/:citySlug'],
  ['GET', '/api/cities/search', '/api/cities/search'],
  ['GET', '/api/cities/vienna', '/api/cities/:citySlug'],
  ['POST', '/api/near', '/api/near'],
  ['GET', '/map/7/1/2', '/map/*'],
  ['GET', '/assets/app.css', '/assets/*'],
  ['GET', '/api/not-there', 'other'],
  ['DELETE', '/', 'other'],
  ['GET', '/__proto__/constructor', 'other'],
])('%s %s counts as %s', (method, path, pattern) => {
  expect(routePattern(method, path)).toBe(pattern)
})
