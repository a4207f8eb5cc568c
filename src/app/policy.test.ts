import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { checkPolicies } from './policy.ts'

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
