import { expect, test } from 'vitest'
import { anAccount, aPlace } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { editableColumns, filedColumns, publicColumns, wordsOf } from '../../guide/facts/fact-names.ts'
import { facts } from '../../guide/facts/facts.ts'
import { beginSession } from '../../office/accounts/sessions/session.queries.ts'

/** By type, what an editor may say of a fact that is no choice. */
const examples: Readonly<Record<string, unknown>> = {
  ...{
    externalId: 'way/7',
    text: 'Seven',
    prose: 'Seven.\n\nOf:\n- seven',
    website: 'https://seven.example/',
    phone: '+43 1 777',
  },
  ...{ hours: 'Mo-Su 09:00-17:00', degrees: 7.25, age: 7, band: 2, duration: 7.25 },
  ...{ foods: ['cafe', 'picnic'], date: '2026-07-07' },
}

const said = Object.fromEntries(
  editableColumns.map((name) => [name, wordsOf(name)?.[0] ?? examples[facts[name].type]]),
)
const saidOf = (names: readonly string[]) =>
  Object.fromEntries(Object.entries(said).filter(([name]) => names.includes(name)))

test('whatever an editor says of a place is answered, shown, told in its history and taken back', async () => {
  const { place, call } = await anEditedPlace()
  const answer = await call('GET', `/api/admin/places/${place.id}`)
  expect(answer).toMatchObject({ ...said, editedFields: [...editableColumns].sort() })
  expect(await call('GET', `/api/places/${place.slug}`)).toMatchObject(saidOf(publicColumns))
  const { entries } = await call('GET', `/api/admin/places/${place.id}/history`)
  const { id, changes } = entries[0]
  const told = changes.map(({ field, after }: { field: string; after: unknown }) => [field, after])
  expect(Object.fromEntries(told)).toMatchObject(said)
  const before = Object.fromEntries(editableColumns.map((name) => [name, place[name]]))
  expect(await call('POST', `/api/admin/history/${id}/undo`)).toMatchObject(before)
})

test.each(['csv', 'geojson'])('a %s file takes every fact to another guide', async (kind) => {
  const { request } = await anEditedPlace()
  const file = await (await request('GET', `/api/admin/places/export.${kind}`)).blob()
  const other = await anOffice()
  const form = new FormData()
  form.append('file', file, 'places')
  for (const name of ['apply', 'addUnknown']) form.append(name, 'true')
  const added = await other.request('POST', '/api/admin/places/import', form)
  expect(await added.json()).toMatchObject({ added: 1, refusedRows: [] })
  const { data } = await other.call('GET', '/api/admin/places')
  expect(data).toMatchObject([saidOf(filedColumns)])
})

async function anEditedPlace() {
  const office = await anOffice()
  const place = await aPlace(office.db)
  await office.call('PUT', `/api/admin/places/${place.id}`, said)
  return { ...office, place }
}

async function anOffice() {
  const db = await testDatabase()
  const { id } = await anAccount(db)
  const cookie = `__Host-session=${await beginSession(db, id, undefined)}`
  const { api } = testApi(db)
  const request = async (method: string, path: string, body?: FormData | string) => {
    const type = typeof body === 'string' ? { 'Content-Type': 'application/json' } : undefined
    const headers = { cookie, origin: 'https://guide.example', ...type }
    return api.request(new Request(`https://guide.example${path}`, { method, headers, body: body ?? null }))
  }
  const call = async (method: string, path: string, body?: object) =>
    (await request(method, path, body && JSON.stringify(body))).json()
  return { db, request, call }
}
