import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { adminSettings, editorAt } from '../guides/editor-at.ts'
import { type Guide, startGuide } from '../guides/guide-process.ts'
import { aSeededHome } from './guide-home.ts'

test('a guide that is asked to end waits for no service, whoever follows its work; the next start does it', async () => {
  const overpass = await aSlowOverpass()
  const settings = { ...adminSettings, ...(await aSeededHome()), ...overpass.settings }
  const guide = await startGuide(settings)
  const { call, job } = await anImportAt(guide)
  await overpass.isAsked
  const events = await (await editorAt(guide.url)).request('GET', `${job}/events`)
  const followed = text(events.body as NonNullable<typeof events.body>)

  expect(await guide.stop()).toBe(0)
  expect(await followed).toMatch(/^event: job\n/)
  await expect(call('GET', job)).rejects.toThrow()

  overpass.answer()
  const next = await startGuide(settings)
  onTestFinished(async () => void (await next.stop()))
  const { call: callNext } = await editorAt(next.url)
  const state = async () => (await callNext('GET', job)).body
  await expect.poll(state).toMatchObject({ state: 'done', result: { placesAdded: 1 } })
})

/** An import of one city that has begun; the address of its job. */
async function anImportAt({ url }: Guide) {
  const { call, request } = await editorAt(url)
  const [city] = (await call('GET', '/api/cities')).body
  const begun = await request(
    'POST',
    '/api/admin/fetch-places',
    { cityIds: [city.id] },
    { Prefer: 'respond-async' },
  )
  return { call, job: begun.headers.get('Location') ?? '' }
}

/** Does not answer its first question, and every other one with a zoo where nobody else has one. */
async function aSlowOverpass() {
  const asked = Promise.withResolvers<void>()
  let isAnswering = false
  const zoo = { type: 'node', id: 1, lat: 0.5, lon: 0.5, tags: { name: 'Tierwelt Testberg', tourism: 'zoo' } }
  const osm3s = { timestamp_osm_base: '2026-11-01T00:00:00Z' }
  const server = createServer((_, response) => {
    asked.resolve()
    response.setHeader('Content-Type', 'application/json')
    if (isAnswering) response.end(JSON.stringify({ version: 0.6, osm3s, elements: [zoo] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: { OVERPASS_URL: `${url}/api/interpreter`, OSRM_URL: url, NOMINATIM_URL: url },
    isAsked: asked.promise,
    answer: () => {
      isAnswering = true
    },
  }
}
