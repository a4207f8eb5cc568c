import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'

const nowhere = { name: 'Hut', lat: 48, lng: 16 }
const unknown = { setting: null, isIndoor: false, wheelchair: null, isWheelchairAccessible: false }

test.each([
  [{ isIndoor: true }, { setting: 'indoor', isIndoor: true, editedFields: ['setting'] }],
  [{ isIndoor: false }, { setting: 'outdoor', isIndoor: false, editedFields: ['setting'] }],
  [{ setting: 'both' }, { setting: 'both', isIndoor: true }],
  [
    { isIndoor: false, setting: 'both' },
    { setting: 'both', isIndoor: true },
  ],
  [
    { isIndoor: true, setting: null },
    { setting: null, isIndoor: false, editedFields: [] },
  ],
  [{ isWheelchairAccessible: true }, { wheelchair: 'yes', isWheelchairAccessible: true }],
  [{ isWheelchairAccessible: false }, { wheelchair: 'no', isWheelchairAccessible: false }],
  [{ isWheelchairAccessible: false, wheelchair: 'limited' }, { isWheelchairAccessible: true }],
  [{ phone: '1' }, unknown],
])('a call that sends %j makes a place %j', async (sent, place) => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const { id } = await aPlace(db)
  expect((await call('PUT', `/api/admin/places/${id}`, sent)).body).toMatchObject(place)
})

test('what a call leaves out stays as it is, and is unknown of a new place', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const { id } = await aPlace(db, { setting: 'both', wheelchair: 'limited' })
  const { body } = await call('PUT', `/api/admin/places/${id}`, { phone: '1' })
  expect(body).toMatchObject({ setting: 'both', wheelchair: 'limited', editedFields: ['phone'] })
  expect((await call('POST', '/api/admin/places', nowhere)).body).toMatchObject(unknown)
  const said = { ...nowhere, isIndoor: false, isWheelchairAccessible: true }
  expect((await call('POST', '/api/admin/places', said)).body).toMatchObject({
    ...{ setting: 'outdoor', wheelchair: 'yes' },
    editedFields: ['lat', 'lng', 'name', 'setting', 'wheelchair'],
  })
})

test('a plain yes is set for many places, and goes back to the sources, by its name in the API', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const { id } = await aPlace(db)
  await call('PATCH', '/api/admin/places', { ids: [id], changes: { isWheelchairAccessible: true } })
  const path = `/api/admin/places/${id}`
  expect((await call('GET', path)).body).toMatchObject({ wheelchair: 'yes', editedFields: ['wheelchair'] })
  await call('PUT', path, { releasedFields: ['isWheelchairAccessible'] })
  expect((await call('GET', path)).body.editedFields).toEqual([])
})

test.each([
  [{ bestAgeMin: 9, bestAgeMax: 3 }, 422, 'bestAgeMax'],
  [{ visitHoursMin: 3, visitHoursMax: 2 }, 422, 'visitHoursMax'],
  [{ visitHoursMin: 0 }, 422, 'visitHoursMin'],
  [{ priceBand: 4 }, 422, 'priceBand'],
  [{ food: ['cake'] }, 422, 'food.0'],
  [{ food: ['none', 'cafe'] }, 422, 'food'],
  [{ checkedOn: '2026-02-30' }, 422, 'checkedOn'],
  [{ checkedOn: '0000-02-29' }, 422, 'checkedOn'],
  [{ setting: 'inside' }, 422, 'setting'],
])('%j is refused with %i and named', async (sent, status, path) => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const { id } = await aPlace(db)
  const answer = await call('PUT', `/api/admin/places/${id}`, sent)
  expect([answer.status, answer.body.issues[0].path]).toEqual([status, path])
})

test('a description keeps its paragraphs, in its history and once it is planned, too', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const { id } = await aPlace(db, { description: 'Bears. Apes.' })
  const description = 'Bears.\n\nApes:\nbig ones'
  const sent = { description: 'Bears. \r\n\r\n\r\nApes:\r\nbig  ones\r\n' }
  expect((await call('PUT', `/api/admin/places/${id}`, sent)).body).toMatchObject({ description })
  const history = await call('GET', `/api/admin/places/${id}/history`)
  expect(JSON.stringify(history.body)).toContain(JSON.stringify(description))
  const planned = { subject: 'place', key: id, changes: { description: `${description}\n\nOwls.` } }
  const { body } = await call('POST', '/api/admin/planned-changes', planned)
  expect(body.changes).toEqual({ description: `${description}\n\nOwls.` })
})

test('the ways to get there, and what is good to know, keep their lines', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const { id } = await aPlace(db)
  const sent = { gettingThere: 'Tram 10\r\nCar park at the gate ', goodToKnow: 'No cash.\n\nSwings are far.' }
  const kept = { gettingThere: 'Tram 10\nCar park at the gate', goodToKnow: sent.goodToKnow }
  expect((await call('PUT', `/api/admin/places/${id}`, sent)).body).toMatchObject(kept)
})

test('a description that an editor writes is in English, whatever the language of what it replaces', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const { id } = await aPlace(db, { description: 'Bären.', descriptionLanguage: 'de' })
  const { body } = await call('PUT', `/api/admin/places/${id}`, { description: 'Bears.' })
  expect(body).toMatchObject({ description: 'Bears.', descriptionLanguage: null })
})
