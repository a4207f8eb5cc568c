import { expect, onTestFinished, test } from 'vitest'
import { adminSettings, editorAt } from '../guides/editor-at.ts'
import { localService } from '../services/local-service.ts'
import { startOwnGuide } from './own-guide.ts'

test('why a provider gave nothing reaches the caller of a built guide in its own words', async () => {
  const refusing = await localService(() => ({ status: 403, body: '{}' }))
  const guide = await startOwnGuide({
    ...adminSettings,
    ...{ OVERPASS_URL: `${refusing.url}/api/interpreter`, NOMINATIM_URL: refusing.url },
  })
  onTestFinished(async () => void (await guide.stop()))
  const { call } = await editorAt(guide.url)
  expect(await call('POST', '/api/admin/test-provider', { provider: 'openstreetmap' })).toMatchObject({
    ...{ status: 502, body: { code: 'provider_refused', message: 'Overpass does not let us in (403).' } },
  })
  const unknownCity = { provider: 'openstreetmap', cityId: 2_147_483_647 }
  expect(await call('POST', '/api/admin/test-provider', unknownCity)).toMatchObject({
    ...{ status: 422, body: { issues: [{ path: 'cityId' }] } },
  })

  const { body: list } = await call('GET', '/api/admin/places?limit=1&hasPhoto=false')
  const enrich = () => call('POST', `/api/admin/places/${list.data[0].id}/enrich-address`, {})
  expect(await enrich()).toMatchObject({
    ...{ status: 502, body: { code: 'provider_refused', message: 'Nominatim does not let us in (403).' } },
  })
  // Once it has said no, nobody asks it again for a while.
  expect(await enrich()).toMatchObject({
    ...{ status: 504, body: { code: 'provider_unavailable' } },
  })

  const cities = (await call('GET', '/api/cities')).body
  // The same holds for Overpass, and for work that a job does.
  const fetching = await call('POST', '/api/admin/fetch-places', { cityIds: [cities[0].id] })
  expect(fetching).toMatchObject({
    status: 504,
    body: { message: expect.stringMatching(/^Overpass is left alone until \S+ UTC: it does not let us in/) },
  })
})
