import { expect, test } from 'vitest'
import { callClient } from './call-client.ts'

function recordingClient() {
  const calls: { url: string; init: RequestInit | undefined }[] = []
  const client = callClient('http://site.example', async (input, init) => {
    calls.push({ url: String(input), init })
    return new Response('{}')
  })
  return { client, calls }
}

test('segments, parameters and query become the address; what is undefined is left out', async () => {
  const { client, calls } = recordingClient()
  await client.api.cities[':citySlug'].places.$get({
    param: { citySlug: 'a/b c' },
    query: { funTypes: 'zoo,museum', season: undefined, limit: '24' },
  })
  expect(calls[0]?.url).toBe('http://site.example/api/cities/a%2Fb%20c/places?funTypes=zoo%2Cmuseum&limit=24')
  expect(calls[0]?.init).toEqual({ method: 'GET', credentials: 'include' })
})

test('a call without arguments has neither query nor body', async () => {
  const { client, calls } = recordingClient()
  await client.api['fun-types'].$get()
  expect(calls).toEqual([
    { url: 'http://site.example/api/fun-types', init: { method: 'GET', credentials: 'include' } },
  ])
})

test('what a call brings along goes as JSON', async () => {
  const { client, calls } = recordingClient()
  await client.api.auth.login.$post({ json: { username: 'marta', password: 'x' } })
  expect(calls[0]?.init).toEqual({
    ...{ method: 'POST', credentials: 'include', headers: { 'Content-Type': 'application/json' } },
    body: '{"username":"marta","password":"x"}',
  })
})
