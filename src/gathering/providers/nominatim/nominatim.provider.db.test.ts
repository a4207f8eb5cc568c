import { expect, test } from 'vitest'
import { answering } from '../../../../tests/services/answering.ts'
import { localAsk } from '../../../../tests/services/local-ask.ts'
import { anObject, nominatimServer } from '../../../../tests/services/nominatim-server.ts'
import { recordedAnswer } from '../../../../tests/services/recorded-answer.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { nominatimGeocoder, nominatimService } from './nominatim.provider.ts'

const vaduz = { lat: 47.1381654, lng: 9.5227332 }

async function clientOf(url: string, options: { isAwaited?: boolean } = {}) {
  const { ask, waitsMs } = localAsk(await testDatabase(), nominatimService(url, options))
  return { ...nominatimGeocoder(url, ask), waitsMs }
}

test('objects are looked up by their ids in one request, in English', async () => {
  const { url, requests, lastHeaders } = await nominatimServer([anObject(), anObject({ osm_id: 7 })])
  const { lookUp } = await clientOf(`${url}/`)
  const found = await lookUp(['way/24867265', 'node/1', 'geoapify/x'])
  expect([...found.keys()]).toEqual(['way/24867265'])
  expect(found.get('way/24867265')?.address.road).toBe('Karlsplatz')
  expect(requests).toEqual(['/lookup?format=jsonv2&addressdetails=1&osm_ids=W24867265%2CN1'])
  expect(lastHeaders()['accept-language']).toBe('en')
  expect(lastHeaders()['user-agent']).toMatch(/^Family.*https:\/\/guide\.example/)
})

test('nothing is asked where no id is one of OpenStreetMap, and never for more than fifty', async () => {
  const { url, requests } = await nominatimServer([])
  const { lookUp } = await clientOf(url)
  expect(await lookUp(['starter/austria/vienna/prater'])).toEqual(new Map())
  await expect(lookUp(Array(51).fill('node/1'))).rejects.toThrow(RangeError)
  expect(requests).toEqual([])
})

test('the recorded look-up finds node and way, and leaves out whom it does not know', async () => {
  const { url } = await answering(recordedAnswer('nominatim', 'lookup-three'))
  const { lookUp } = await clientOf(url)
  const ids = ['node/315636837', 'way/23715051', 'node/1661259269', 'node/99999999999']
  expect([...(await lookUp(ids)).keys()].sort()).toEqual([
    'node/1661259269',
    'node/315636837',
    'way/23715051',
  ])
})

test('a position is asked for by five decimals, on the layer of addresses', async () => {
  const { url, requests } = await nominatimServer([anObject()])
  const { reverse } = await clientOf(url)
  expect(await reverse({ lat: 48.1997049, lng: 16.36970001 })).toMatchObject({ osm_id: 24_867_265 })
  expect(await reverse({ lat: 0, lng: 0 })).toBeNull()
  expect(requests[0]).toBe(
    '/reverse?format=jsonv2&addressdetails=1&lat=48.19970&lon=16.36970&zoom=18&layer=address',
  )
})

type Outcome = 'found' | 'nothing' | 'refused' | 'unreadable' | 'unavailable'

const recordedReverse: Record<string, Outcome> = {
  'reverse-vaduz': 'found',
  'reverse-vaduz-address-layer': 'found',
  'reverse-monaco': 'found',
  'reverse-local-language': 'found',
  'reverse-zoom10': 'found',
  'reverse-nothing': 'nothing',
  'error-lat-range': 'nothing',
  'reverse-no-addressdetails': 'unreadable',
  'reverse-default-format': 'unreadable',
  status: 'unreadable',
  'error-bad-format-400': 'refused',
  'error-bad-lat-400': 'refused',
  'error-missing-lat-400': 'refused',
  'error-unknown-path': 'refused',
  'error-bad-layer': 'unavailable',
}

for (const [fixture, outcome] of Object.entries(recordedReverse)) {
  test(`the recorded answer ${fixture} comes out as: ${outcome}`, async () => {
    const { url } = await answering(recordedAnswer('nominatim', fixture))
    const { reverse } = await clientOf(url)
    const answer = reverse(vaduz)
    if (outcome === 'found') expect(await answer).toHaveProperty('address.country_code')
    else if (outcome === 'nothing') expect(await answer).toBeNull()
    else await expect(answer).rejects.toMatchObject({ kind: outcome })
  })
}

const recordedLookup: Record<string, Outcome> = {
  'lookup-empty': 'nothing',
  'lookup-bad-ids': 'nothing',
  'lookup-default-format': 'unreadable',
  'error-lookup-too-many-400': 'refused',
}

for (const [fixture, outcome] of Object.entries(recordedLookup)) {
  test(`the recorded answer ${fixture} comes out as: ${outcome}`, async () => {
    const { url } = await answering(recordedAnswer('nominatim', fixture))
    const { lookUp } = await clientOf(url)
    const answer = lookUp(['node/1'])
    if (outcome === 'nothing') expect(await answer).toEqual(new Map())
    else await expect(answer).rejects.toMatchObject({ kind: outcome })
  })
}

test('once it says no, nobody asks it again that day', async () => {
  const blocked = '<html><head><title>Access blocked</title></head></html>'
  const { url, requests } = await answering({
    status: 403,
    headers: { 'Content-Type': 'text/html' },
    body: blocked,
  })
  const { reverse } = await clientOf(url)
  await expect(reverse(vaduz)).rejects.toMatchObject({ kind: 'refused' })
  await expect(reverse(vaduz)).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringMatching(/^Nominatim is left alone until .* does not let us in \(403\)/),
  })
  expect(requests).toHaveLength(1)
})

test('a busy server is asked again after 5, 30 and 120 seconds, or once where somebody waits', async () => {
  const busy = { status: 429, headers: { 'Content-Type': 'text/html' }, body: '<html></html>' }
  const patient = await answering(busy)
  const bulk = await clientOf(patient.url)
  await expect(bulk.reverse(vaduz)).rejects.toMatchObject({ kind: 'unavailable' })
  expect(patient.requests).toHaveLength(4)
  // A little less than planned, on a busy machine by a second or two: the time that passed since the answer counts.
  expect(bulk.waitsMs.map((ms) => Math.round(ms / 5000) * 5)).toEqual([5, 30, 120])
  const quick = await answering(busy)
  const awaited = await clientOf(quick.url, { isAwaited: true })
  await expect(awaited.reverse(vaduz)).rejects.toMatchObject({ kind: 'unavailable' })
  expect(quick.requests).toHaveLength(2)
})

test('what somebody typed is searched for in English, and comes with its whole name', async () => {
  const { url, requests, lastHeaders } = await answering(
    recordedAnswer('nominatim', 'search.from-documentation'),
  )
  const { search } = await clientOf(url)
  expect(await search('Hotel Sacher')).toEqual([
    {
      name: 'Hotel Sacher, 4, Philharmonikerstraße, Innere Stadt, Vienna, 1010, Austria',
      ...{ lat: 48.2038, lng: 16.3696 },
    },
    { name: 'Hotel Sacher, 5-7, Schwarzstraße, Salzburg, 5020, Austria', lat: 47.799, lng: 13.043 },
  ])
  expect(requests).toEqual(['/search?format=jsonv2&addressdetails=1&q=Hotel+Sacher&limit=5'])
  expect(lastHeaders()['accept-language']).toBe('en')
})
