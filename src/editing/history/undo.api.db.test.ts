import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { places } from '../../guide/places/place.table.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'

test('an edit is undone, field by field, and the undoing has an entry of its own', async () => {
  const { call, place, undoLast, edit } = await anOffice({ description: 'Old', ageGroupMin: 3 })
  await edit({ description: 'New', ageGroupMin: 5, isActive: false })
  const { status, body } = await undoLast()
  expect([status, body.description, body.ageGroupMin, body.isActive]).toEqual([200, 'Old', 3, true])
  const { body: history } = await call('GET', `/api/admin/places/${place.id}/history`)
  expect(history.entries.map(({ changes }: { changes: unknown }) => changes)).toEqual([
    [
      { field: 'ageGroupMin', before: 5, after: 3 },
      { field: 'description', before: 'New', after: 'Old' },
      { field: 'isActive', before: false, after: true },
    ],
    [
      { field: 'ageGroupMin', before: 3, after: 5 },
      { field: 'description', before: 'Old', after: 'New' },
      { field: 'isActive', before: true, after: false },
    ],
  ])
})

test('what somebody changed since is not undone, and the answer says which field', async () => {
  const { edit, undoLast, place, db } = await anOffice({ description: 'Old' })
  await edit({ description: 'New', isFeatured: true })
  await db.update(places).set({ description: 'Newest' }).where(eq(places.id, place.id))
  const { status, body } = await undoLast()
  expect([status, body.message, body.issues]).toEqual([
    409,
    'Changed again since: description',
    [{ path: 'description', message: 'Changed again since' }],
  ])
  expect(body.current).toMatchObject({ description: 'Newest', isFeatured: true })
})

test('an address that follows from its parts follows again when they are undone', async () => {
  const { edit, undoLast } = await anOffice({ addrCity: 'Wien', addrStreet: 'Ring', address: 'Ring, Wien' })
  await edit({ addrStreet: 'Graben' })
  const { body } = await undoLast()
  expect([body.addrStreet, body.address, body.editedFields.includes('address')]).toEqual([
    'Ring',
    'Ring, Wien',
    false,
  ])
})

test('an address that was written by hand comes back when emptying it is undone', async () => {
  const { edit, undoLast } = await anOffice({ addrCity: 'Wien', address: 'Wien' })
  await edit({ address: 'Behind the church' })
  await edit({ address: null, isFeatured: true })
  const { address, editedFields, isFeatured } = (await undoLast()).body
  expect({ address, isEdited: editedFields.includes('address'), isFeatured }).toEqual({
    ...{ address: 'Behind the church', isEdited: true },
    isFeatured: false,
  })
})

test('changes of many places at once are undone one by one', async () => {
  const { call, undoLast, place } = await anOffice({})
  await call('PATCH', '/api/admin/places', { ids: [place.id], changes: { isReviewed: true } })
  expect((await undoLast()).body.isReviewed).toBe(false)
  expect((await undoLast()).body.isReviewed).toBe(true)
})

test('an undone change, a deletion and an unknown entry cannot be undone', async () => {
  const { edit, undo, call, lastId, place } = await anOffice({})
  await edit({ isFeatured: true })
  const id = await lastId()
  expect((await undo(id)).status).toBe(200)
  expect((await undo(id)).status).toBe(409)
  await call('DELETE', `/api/admin/places/${place.id}`)
  expect((await undo(await lastId())).status).toBe(404)
  expect((await undo(id)).status).toBe(404)
  expect((await undo(4711)).status).toBe(404)
})

async function anOffice(fields: Parameters<typeof aPlace>[1]) {
  const db = await testDatabase()
  const { call, lastChange } = await testEditor(db)
  const place = await aPlace(db, fields)
  const undo = (id: number) => call('POST', `/api/admin/history/${id}/undo`)
  const lastId = async () => (await lastChange())?.id ?? 0
  const edit = async (values: object) => {
    const { status, body } = await call('PUT', `/api/admin/places/${place.id}`, values)
    expect([status, body]).toEqual([200, expect.anything()])
  }
  expect(await db.select().from(auditLog)).toEqual([])
  return { db, call, place, edit, undo, lastId, undoLast: async () => undo(await lastId()) }
}
