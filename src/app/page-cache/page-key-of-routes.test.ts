import type { AnyRoute } from '@tanstack/react-router'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getRouter } from '../../router.tsx'
import { parseSearch, type SearchParams } from '../../web/search-params.ts'
import { isAdminPage } from '../frame/admin-page.ts'
import { pageKey } from './page-key.ts'

/** Values that mean something to some parameter. A parameter to which none of them does wants one here. */
const values = [
  'zoo',
  'zoo,museum',
  'summer',
  'name',
  'true',
  'false',
  '3',
  '3,7',
  '25',
  '2',
  '1',
  '2026-12-24',
]

/** Some parameters mean something only beside these. */
const settings = ['', '&indoor=true']

type Reads = (search: SearchParams) => unknown

const routes: AnyRoute[] = Object.values({ ...getRouter().routesByPath })

const publicRoutes: [string, Reads][] = routes
  .filter(({ fullPath }) => !isAdminPage(fullPath))
  .map(({ fullPath, options: { loaderDeps } }) => [
    fullPath.replace(/\$\w+/, 'some-slug'),
    (search) => loaderDeps?.({ search }),
  ])

/** The parameters that a route asks for. */
function namesRead(reads: Reads): string[] {
  const names = new Set<string>()
  const get = (_: object, name: string | symbol) => void names.add(String(name))
  reads(new Proxy({}, { get }))
  return [...names]
}

test('every public route is tried, and some read their address', () => {
  expect(publicRoutes.map(([path]) => path)).toEqual(
    expect.arrayContaining(['/', '/funcity/some-slug', '/funplace/some-slug', '/search']),
  )
  expect(publicRoutes.filter(([, reads]) => namesRead(reads).length > 0).length).toBeGreaterThan(3)
})

test.for(publicRoutes)(
  'what %s reads of its address stands in the key that it is kept under',
  ([path, reads]) => {
    const names = namesRead(reads)
    const readFrom = (address: string) => reads(parseSearch(address.split('?')[1] ?? ''))
    for (const name of names) {
      const meaning = values.filter((value) =>
        settings.some(
          (beside) =>
            JSON.stringify(readFrom(`?${name}=${value}${beside}`)) !== JSON.stringify(readFrom(`?${beside}`)),
        ),
      )
      expect(meaning, `no value here means anything to ${name}`).not.toEqual([])
    }
    const pair = fc.tuple(
      fc.constantFrom(...names, 'utm_source'),
      fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: fc.string() }),
    )
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 6 }), (pairs) => {
        const address = `${path}?${new URLSearchParams(pairs)}`
        expect(readFrom(pageKey(address))).toEqual(readFrom(address))
      }),
    )
  },
)
