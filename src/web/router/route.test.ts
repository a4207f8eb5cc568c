import { expect, test } from 'vitest'
import { locationOf, targetOf } from './location.ts'
import { Redirect } from './outcomes.ts'
import { createFileRoute, createRootRoute, type Route, type RouteOptions, routesOf } from './route.ts'
import { createRouter } from './router.ts'

const root = createRootRoute({})
const child = (parent: Route, id: string, path: string, options: RouteOptions = {}) =>
  createFileRoute(id)(options).update({ id, path, getParentRoute: () => parent })
const home = child(root, '/', '/')
const city = child(root, '/funcity/$citySlug', '/funcity/$citySlug', {
  loaderDeps: ({ search }) => ({ page: search.page }),
  loader: ({ params }) => {
    if (params.citySlug === 'old')
      throw new Redirect({ to: '/funcity/$citySlug', params: { citySlug: 'new' } })
    loads.push(params.citySlug ?? '')
    return { slug: params.citySlug }
  },
})
const admin = child(root, '/admin', '/admin')
const dashboard = child(admin, '/', '/')
const run = child(admin, '/imports_/$runId', '/imports/$runId')
const login = child(root, '/admin_/login', '/admin/login')
admin._addFileChildren({ dashboard, run })
root._addFileChildren({ home, city, admin, login })
const loads: string[] = []

const idsAt = (path: string) => {
  const { routes, params, isFound } = routesOf(root, path)
  return [routes.map(({ id }) => id), params, isFound]
}

test('a path leads to its routes, from the root to the page', () => {
  expect(idsAt('/')).toEqual([['__root__', '/'], {}, true])
  expect(idsAt('/FunCity/S%C3%A3o')).toEqual([['__root__', '/funcity/$citySlug'], { citySlug: 'São' }, true])
  expect(idsAt('/admin')).toEqual([['__root__', '/admin', '/admin/'], {}, true])
  expect(idsAt('/admin/imports/7')).toEqual([
    ['__root__', '/admin', '/admin/imports_/$runId'],
    { runId: '7' },
    true,
  ])
  expect(idsAt('/admin/login')).toEqual([['__root__', '/admin_/login'], {}, true])
})

test('a path that no page has leads as far as it can', () => {
  expect(idsAt('/nowhere')).toEqual([['__root__'], {}, false])
  expect(idsAt('/admin/nowhere')).toEqual([['__root__', '/admin'], {}, false])
  expect(idsAt('/funcity/%E0%A4%A')).toEqual([
    ['__root__', '/funcity/$citySlug'],
    { citySlug: '%E0%A4%A' },
    true,
  ])
})

test('a target is filled in, and keeps of the page what it is told to', () => {
  const from = locationOf('/funcity/vienna?indoor=true', { isMapOpen: true })
  expect(targetOf({ to: '/funcity/$citySlug', params: { citySlug: 'a/b' } }, from).href).toBe(
    '/funcity/a%2Fb',
  )
  expect(targetOf({ search: { funTypes: 'zoo,museum', page: undefined } }, from).href).toBe(
    '/funcity/vienna?funTypes=zoo,museum',
  )
  expect(targetOf({ search: true, state: true }, from)).toEqual(from)
  expect(targetOf({ search: (search) => ({ ...search, page: 2 }) }, from).href).toBe(
    '/funcity/vienna?indoor=true&page=2',
  )
})

test('what a loader gave is asked for once for what it reads, and what the server gave never', async () => {
  const router = createRouter({
    routeTree: root,
    defaultErrorComponent: () => null,
    defaultNotFoundComponent: () => null,
  })
  await router.load(locationOf('/funcity/graz'))
  await router.load(locationOf('/funcity/graz?utm_source=mail#map'))
  expect(loads).toEqual(['graz'])
  await router.load(locationOf('/funcity/graz?page=2'))
  expect(loads).toEqual(['graz', 'graz'])
  const shown = await router.load(locationOf('/funcity/graz'))
  const browser = createRouter({ ...router.options })
  browser.seed(JSON.parse(JSON.stringify(router.given(shown))))
  expect((await browser.load(locationOf('/funcity/graz'))).matches.at(-1)?.data).toEqual({ slug: 'graz' })
  expect(loads).toHaveLength(2)
})

test('a loader that knows another address is heard', async () => {
  const router = createRouter({
    routeTree: root,
    defaultErrorComponent: () => null,
    defaultNotFoundComponent: () => null,
  })
  await expect(router.load(locationOf('/funcity/old'))).rejects.toBeInstanceOf(Redirect)
})
