import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { answering } from '../../../tests/services/answering.ts'
import { localService } from '../../../tests/services/local-service.ts'
import { anObject, nominatimServer } from '../../../tests/services/nominatim-server.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import type { GeocodeAnswer } from '../../guide/geocoding/geocode-answer.schema.ts'
import { geocodeAnswers } from '../../guide/geocoding/geocode-answer.table.ts'
import { places } from '../../guide/places/place.table.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { serviceStates } from '../../outgoing/service-state.table.ts'

const osmPark = { placeId: 'way/24867265', name: 'Resselpark' }

/** A place, an editor, and a Nominatim that knows these objects. */
async function aGuide(fields: Parameters<typeof aPlace>[1], objects: GeocodeAnswer[] = [anObject()]) {
  const db = await testDatabase()
  const service = await nominatimServer(objects)
  const editor = await testEditor(db, { settings: { NOMINATIM_URL: service.url } })
  const place = await aPlace(db, fields)
  const path = `/api/admin/places/${place.id}/enrich-address`
  const enrich = (body: object = {}) => editor.call('POST', path, body)
  const stored = async () => (await db.select().from(places).where(eq(places.id, place.id)))[0]
  return { ...editor, ...service, db, place, enrich, stored }
}

test('an address comes from the object of the place, and is noted', async () => {
  const { enrich, requests, stored, lastChange, place, userId } = await aGuide(osmPark)
  const address = {
    addrStreet: 'Karlsplatz',
    addrHousenumber: '13',
    addrPostcode: '1040',
    addrCity: 'Vienna',
    addrCountry: 'Austria',
    address: 'Karlsplatz 13, 1040 Vienna, Austria',
  }
  const { status, body } = await enrich()
  expect(status).toBe(200)
  expect(body).toEqual({
    success: true,
    message: 'Filled in from OpenStreetMap: street, house number, postal code, city and country.',
    place: expect.objectContaining({ id: place.id, editedFields: [], ...address }),
  })
  expect(await stored()).toMatchObject(address)
  expect(requests).toEqual([expect.stringContaining('osm_ids=W24867265')])
  const nothing = Object.fromEntries(Object.keys(address).map((field) => [field, null]))
  expect(await lastChange()).toMatchObject({
    ...{ userId, action: 'update', entity: 'places', entityId: String(place.id) },
    ...{ before: nothing, after: address },
  })
})

test('only what is empty is filled, and what an editor emptied stays empty', async () => {
  const { enrich, stored } = await aGuide({
    ...osmPark,
    addrStreet: 'Treitlstraße',
    addrCity: 'Wien',
    editedFields: ['addrPostcode'],
  })
  expect((await enrich()).body).toMatchObject({
    success: true,
    message: 'Filled in from OpenStreetMap: country.',
  })
  expect(await stored()).toMatchObject({
    addrStreet: 'Treitlstraße',
    addrHousenumber: null,
    addrPostcode: null,
    addrCity: 'Wien',
    address: 'Treitlstraße, Wien, Austria',
  })
})

test('overwriting replaces what is known, and from then on counts as the editor’s word', async () => {
  const { enrich, stored, lastChange } = await aGuide(
    { ...osmPark, addrStreet: 'Treitlstraße', addrHousenumber: '3', addrCity: 'Wien', address: 'In words' },
    [anObject({ address: { road: 'Karlsplatz', city: 'Vienna', country_code: 'at' } })],
  )
  const { body } = await enrich({ overwrite: true })
  expect(body.message).toBe('Filled in from OpenStreetMap: street, house number, city and country.')
  expect(await stored()).toMatchObject({
    addrStreet: 'Karlsplatz',
    addrHousenumber: null,
    addrPostcode: null,
    addrCity: 'Vienna',
    address: 'Karlsplatz, Vienna, Austria',
    editedFields: ['addrCity', 'addrCountry', 'addrHousenumber', 'addrStreet'],
  })
  expect((await lastChange())?.before).toMatchObject({ addrHousenumber: '3', editedFields: [] })
})

test('a place without an object is asked for by its position', async () => {
  const { enrich, requests, stored } = await aGuide({ placeId: null, name: 'Our own swing' })
  expect((await enrich()).body.success).toBe(true)
  expect(requests).toEqual([expect.stringContaining('/reverse?')])
  expect(await stored()).toMatchObject({ addrStreet: 'Karlsplatz', addrCity: 'Vienna' })
})

test('an object that Nominatim does not know is asked for by its position', async () => {
  const { enrich, requests, stored } = await aGuide({ placeId: 'node/5', name: 'New swing' })
  expect((await enrich()).body.success).toBe(true)
  expect(requests.map((path) => path.split('?')[0])).toEqual(['/lookup', '/reverse'])
  expect(await stored()).toMatchObject({ addrStreet: 'Karlsplatz' })
})

test('nothing is asked twice, not even what is not known', async () => {
  const { enrich, requests, db } = await aGuide({ placeId: null, lat: 48.5 })
  for (let i = 0; i < 2; i++)
    expect((await enrich()).body).toMatchObject({
      success: false,
      message: 'OpenStreetMap knows no address for this place.',
    })
  expect(requests).toHaveLength(1)
  expect(await db.select().from(geocodeAnswers)).toMatchObject([{ key: '48.50000,16.36970', answer: null }])
})

test('a whole address is not asked for', async () => {
  const { enrich, requests } = await aGuide({
    ...osmPark,
    ...{ addrStreet: 'A', addrHousenumber: '1', addrPostcode: '2', addrCity: 'B', addrCountry: 'C' },
  })
  expect((await enrich({})).body).toMatchObject({
    success: true,
    message: 'Every part of the address is filled in already.',
  })
  expect(requests).toEqual([])
})

test('what is no better known to OpenStreetMap changes nothing and is not noted', async () => {
  const { enrich, db } = await aGuide({ ...osmPark, addrCity: 'Wien', addrCountry: 'Austria' }, [
    anObject({ address: { city: 'Vienna', country_code: 'at' } }),
  ])
  expect((await enrich()).body).toMatchObject({
    success: false,
    message: 'OpenStreetMap knows no more of this address.',
  })
  expect(await db.$count(auditLog)).toBe(0)
})

test('a place that was changed while nothing was found comes as it is by now', async () => {
  const db = await testDatabase()
  const { id } = await aPlace(db)
  const { url } = await localService(async () => {
    await db.update(places).set({ isFeatured: true }).where(eq(places.id, id))
    return { body: JSON.stringify({ error: 'Unable to geocode' }) }
  })
  const { call } = await testEditor(db, { settings: { NOMINATIM_URL: url } })
  const { body } = await call('POST', `/api/admin/places/${id}/enrich-address`, {})
  expect(body).toMatchObject({ success: false, place: { isFeatured: true } })
})

test('an id whose object lies somewhere else is told to the editor', async () => {
  const { enrich, stored } = await aGuide({ ...osmPark, lat: 48.3 })
  expect((await enrich()).body).toMatchObject({
    success: false,
    message: expect.stringContaining('away from its position'),
  })
  expect(await stored()).toMatchObject({ addrStreet: null })
})

test('who saw an older state is told before anything is asked', async () => {
  const { enrich, requests, place } = await aGuide(osmPark)
  const updatedAt = new Date(place.updatedAt.getTime() - 1).toISOString()
  const { status, body } = await enrich({ updatedAt })
  expect([status, body.code, body.current.id]).toEqual([409, 'stale', place.id])
  expect(requests).toEqual([])
  expect((await enrich({ updatedAt: place.updatedAt.toISOString() })).body.success).toBe(true)
})

test('unknown places and malformed wishes are refused', async () => {
  const { call, enrich } = await aGuide(osmPark)
  expect((await call('POST', '/api/admin/places/999/enrich-address', {})).status).toBe(404)
  expect((await call('POST', '/api/admin/places/x/enrich-address', {})).status).toBe(404)
  const { status, body } = await enrich({ overwrite: 'yes' })
  expect([status, body.issues[0].path]).toEqual([400, 'overwrite'])
})

test('a Nominatim that refuses, is down or answers nonsense is told as such, and nothing is kept', async () => {
  const db = await testDatabase()
  const { id } = await aPlace(db, osmPark)
  const outcomes: [Parameters<typeof answering>[0], RegExp][] = [
    [{ status: 403, body: 'Access denied' }, /^Nominatim does not let us in/],
    [{ body: '{"a":1}' }, /^Nominatim did not answer with addresses/],
    [{ status: 404, body: '{}' }, /^Nominatim does not understand our question/],
  ]
  const { url } = await answering(...outcomes.map(([answer]) => answer))
  const { call } = await testEditor(db, { settings: { NOMINATIM_URL: url } })
  for (const [, message] of outcomes) {
    const { status, body } = await call('POST', `/api/admin/places/${id}/enrich-address`, {})
    expect([status, body.message]).toEqual([502, expect.stringMatching(message)])
    // What the one before did to the pace and to the trust in the service.
    await db.delete(serviceStates)
  }
  expect(await db.$count(geocodeAnswers)).toBe(0)
})

test('the call needs no body', async () => {
  const { request, place } = await aGuide(osmPark)
  const path = `/api/admin/places/${place.id}/enrich-address`
  const response = await request('POST', path, undefined, { 'Content-Type': '' })
  expect([response.status, (await response.json()).success]).toEqual([200, true])
})
