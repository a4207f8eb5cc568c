import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { checkPolicies, policies } from './policy.ts'

test('a route without a policy stops the start, named', () => {
  const api = new Hono()
    .get('/api/auth/me', (c) => c.body(null))
    .delete('/api/cities/:id', (c) => c.body(null))
  expect(() => checkPolicies(api.routes)).toThrow('No policy says who may call: DELETE /api/cities/:id')
})

test('so does a handler for every method, and a whole application put beside the table', () => {
  const stranger = new Hono().get('/x', (c) => c.text('x'))
  expect(() => checkPolicies(new Hono().all('/api/any', (c) => c.body(null)).routes)).toThrow('ALL /api/any')
  expect(() => checkPolicies(new Hono().mount('/api/other', stranger.fetch).routes)).toThrow('/api/other')
})

const callsOf = (access: string) =>
  [...policies].filter(([, policy]) => policy.access === access).map(([route]) => route)

test('viewers change nothing of the guide but what is their own', () => {
  const writes = callsOf('viewer').filter((route) => !route.startsWith('GET '))
  const own = / \/api\/(?:account|admin\/place-views)(?:\/|$)/
  expect(writes).toContain('PUT /api/account/password')
  expect(writes.filter((route) => !own.test(route))).toEqual([])
})

test('what is of the site and its machine is the admins’', () => {
  const machine =
    /^[A-Z]+ \/api\/(?:configs|database|static-assets|assets|admin\/(?:accounts|providers|(?:test|switch)-provider|search-radius-options))(?:\/|$)/
  const theirs = [...policies].filter(
    ([route, { access }]) => machine.test(route) && access !== 'public' && access !== 'admin',
  )
  expect(theirs).toEqual([])
  expect(callsOf('admin').filter((route) => machine.test(route)).length).toBeGreaterThan(15)
})

test('viewers read no secret, no work under way and nothing that a family wrote', () => {
  expect(callsOf('viewer').filter((route) => /configs|database|reports|jobs|accounts/.test(route))).toEqual(
    [],
  )
})
