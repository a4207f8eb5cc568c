import { expect, test } from 'vitest'
import { aCity, aFunType } from '../../../tests/factories.ts'
import { aProvider, aZoo, providersWith } from '../../../tests/fake-provider.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import { places } from '../../guide/places/place.table.ts'
import { fetchPlacesKind } from './fetch-places.task.ts'

const path = '/api/admin/import-runs'

test('imports are listed by city, job and state; each with what it added and changed', async () => {
  const db = await testDatabase()
  await aFunType(db, { slug: 'zoo' })
  const vienna = await aCity(db)
  const graz = await aCity(db, { name: 'Graz', lat: 47.07, lng: 15.44 })
  let name = 'Tiergarten'
  const around = ({ lat }: { lat: number }) =>
    lat > 48 ? [aZoo(1, { name, date: name === 'Tiergarten' ? '2024-01-01' : '2025-01-01' })] : []
  await keepTestJobs(db, [fetchPlacesKind({ providers: providersWith(aProvider({ around })) })])
  const { call } = await testEditor(db)
  await call('POST', '/api/admin/fetch-places', { cityIds: [vienna.id, graz.id] })
  name = 'Tierpark'
  await call('POST', '/api/admin/fetch-places', { cityIds: [vienna.id] })

  const { body } = await call('GET', `${path}?limit=2`)
  expect(body.pagination).toEqual({ page: 1, limit: 2, totalPages: 2, total: 3 })
  expect(body.data).toMatchObject([
    {
      ...{ cityName: 'Vienna', country: 'Austria', provider: 'openstreetmap', state: 'done' },
      ...{ added: 0, changed: 1, startedBy: 'marta', jobId: expect.any(String), origin: null },
    },
    { cityName: 'Graz', added: 0 },
  ])
  const total = async (query: string) => (await call('GET', `${path}?${query}`)).body.pagination.total
  expect(await total(`cityId=${vienna.id}`)).toBe(2)
  expect(await total(`jobId=${body.data[1].jobId}`)).toBe(2)
  expect(await total('state=failed')).toBe(0)
  expect((await call('GET', `${path}?state=odd`)).status).toBe(400)

  const [second, , first] = (await call('GET', path)).body.data
  expect((await call('GET', `${path}/${first.id}`)).body).toEqual({
    ...first,
    ...{ kept: 0, changedPlaces: 0, undone: null },
  })
  const [place] = await db.select().from(places)
  const changed = await call('GET', `${path}/${second.id}/places?kind=changed`)
  expect(changed.body.data).toMatchObject([
    {
      ...{
        placeId: place?.id,
        name: 'Tierpark',
        slug: 'tiergarten',
        primaryFunType: 'zoo',
        editedFields: [],
      },
      ...{ before: { name: 'Tiergarten' }, after: { name: 'Tierpark' } },
    },
  ])
  const added = await call('GET', `${path}/${first.id}/places?kind=added`)
  expect(added.body.data).toMatchObject([{ placeId: place?.id, before: null, after: { name: 'Tiergarten' } }])
  expect(added.body.pagination.total).toBe(1)
})

test.for(['0', 'abc', '999'])('%s is no import', async (id) => {
  const { call } = await testEditor(await testDatabase())
  expect((await call('GET', `${path}/${id}`)).status).toBe(404)
  expect((await call('GET', `${path}/${id}/places?kind=added`)).status).toBe(404)
})
