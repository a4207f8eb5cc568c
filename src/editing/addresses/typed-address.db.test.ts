import { expect, test } from 'vitest'
import { answering } from '../../../tests/services/answering.ts'
import { anObject, nominatimServer } from '../../../tests/services/nominatim-server.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import type { GeocodeAnswer } from '../../guide/geocoding/geocode-answer.schema.ts'

const karlsplatz = {
  ...{ addrStreet: 'Karlsplatz', addrHousenumber: '13', addrPostcode: '1040' },
  ...{ addrCity: 'Vienna', addrCountry: 'Austria' },
}
const nothing = Object.fromEntries(Object.keys(karlsplatz).map((part) => [part, null]))

async function anOffice(objects: GeocodeAnswer[] = [anObject()]) {
  const service = await nominatimServer(objects)
  const editor = await testEditor(await testDatabase(), { settings: { NOMINATIM_URL: service.url } })
  return { ...editor, requests: service.requests }
}

test('a place that is searched by its name comes with position, address, name and id', async () => {
  const { call, requests } = await anOffice()
  const search = () => call('GET', '/api/admin/addresses/search?text=Resselpark%20Vienna')
  const { status, body } = await search()
  expect([status, body]).toEqual([
    200,
    [
      {
        label: 'Resselpark, Karlsplatz, Vienna, Austria',
        ...{ lat: 48.1997, lng: 16.3697, name: 'Resselpark', placeId: 'way/24867265', address: karlsplatz },
      },
    ],
  ])
  await search()
  expect(requests).toHaveLength(1)
})

test('of a house or a street no name and no id is taken over', async () => {
  const house = anObject({ addresstype: 'building', name: 'Karlsplatz' })
  const { call } = await anOffice([house])
  const { body } = await call('GET', '/api/admin/addresses/search?text=Karlsplatz%2013')
  expect(body).toMatchObject([{ name: null, placeId: null, address: karlsplatz }])
})

test('an answer that tells of no address gives the position alone', async () => {
  const { url } = await answering({
    body: JSON.stringify([{ display_name: 'Somewhere', lat: '48.1', lon: '16.2' }]),
  })
  const { call } = await testEditor(await testDatabase(), { settings: { NOMINATIM_URL: url } })
  const { body } = await call('GET', '/api/admin/addresses/search?text=Somewhere')
  expect(body).toEqual([
    { label: 'Somewhere', lat: 48.1, lng: 16.2, name: null, placeId: null, address: nothing },
  ])
})

test('the address of a pin is asked for once and kept; where none is known all of it is', async () => {
  const { call, requests } = await anOffice()
  const at = (lat: number) => call('GET', `/api/admin/addresses/at?lat=${lat}&lng=16.3697`)
  expect(await at(48.1997)).toEqual({ status: 200, body: karlsplatz })
  expect(await at(48.1997)).toEqual({ status: 200, body: karlsplatz })
  expect(requests).toHaveLength(1)
  expect(await at(47)).toEqual({ status: 200, body: nothing })
})

test.for([
  ['search?text=a', 400, 'text'],
  ['at?lat=91&lng=16', 400, 'lat'],
  ['at?lat=48', 400, 'lng'],
  ['at?lat=&lng=16', 400, 'lat'],
] as const)('%s is answered %i', async ([query, status, field]) => {
  const { call, requests } = await anOffice()
  const answer = await call('GET', `/api/admin/addresses/${query}`)
  expect([answer.status, answer.body.issues[0].path, requests]).toEqual([status, field, []])
})

test('a service that does not answer is told, and is no fault of ours', async () => {
  const { url } = await answering({ status: 404 })
  const { call } = await testEditor(await testDatabase(), { settings: { NOMINATIM_URL: url } })
  expect((await call('GET', '/api/admin/addresses/search?text=Resselpark')).status).toBe(502)
})
