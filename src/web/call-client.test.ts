import { expect, test } from 'vitest'
import type { citiesApi } from '../guide/city-page/cities.api.ts'
import type { authApi } from '../office/accounts/signing-in/auth.api.ts'
import { callClient, type MakesPart } from './call-client.ts'

function recordingClient<Part extends MakesPart>(base: string) {
  const calls: { url: string; init: RequestInit }[] = []
  const client = callClient<Part>(base, async (url, init) => {
    calls.push({ url, init })
    return new Response('{}')
  })
  return { client, calls }
}

test('segments, parameters and query become the address; what is undefined is left out', async () => {
  const { client, calls } = recordingClient<typeof citiesApi>('/api/cities')
  await client[':citySlug'].places.$get({
    param: { citySlug: 'a/b c' },
    query: { funTypes: 'zoo,museum', season: undefined, limit: '24' },
  })
  expect(calls[0]?.url).toBe('/api/cities/a%2Fb%20c/places?funTypes=zoo%2Cmuseum&limit=24')
  expect(calls[0]?.init).toEqual({ method: 'GET', credentials: 'include' })
})

test('a call without arguments has neither query nor body', async () => {
  const { client, calls } = recordingClient<typeof citiesApi>('/api/cities')
  await client.index.$get()
  expect(calls).toEqual([{ url: '/api/cities', init: { method: 'GET', credentials: 'include' } }])
})

test('what a call brings along goes as JSON', async () => {
  const { client, calls } = recordingClient<typeof authApi>('/api/auth')
  await client.login.$post({ json: { username: 'marta', password: 'x' } })
  expect(calls[0]?.init).toEqual({
    ...{ method: 'POST', credentials: 'include', headers: { 'Content-Type': 'application/json' } },
    body: '{"username":"marta","password":"x"}',
  })
})

test('what the call is told beside that reaches the request, such as a signal that ends it', async () => {
  const { client, calls } = recordingClient<typeof citiesApi>('/api/cities')
  const { signal } = new AbortController()
  await client.search.$get({ query: { q: 'vie' } }, { init: { signal } })
  expect(calls[0]?.init.signal).toBe(signal)
})
