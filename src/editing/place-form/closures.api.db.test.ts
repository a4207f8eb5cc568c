import { expect, test } from 'vitest'
import { testDatabaseForImports } from '../../../tests/osm.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { osmCandidateOf } from '../../gathering/providers/openstreetmap/osm-place.ts'
import { storeCandidates } from '../../gathering/storing/store-candidates.queries.ts'
import { refreshPlaceHours } from '../../guide/opening-hours/place-hours/refresh-place-hours.task.ts'
import { places } from '../../guide/places/place.table.ts'

/** A zoo that OpenStreetMap says is closed all year. */
async function aClosedZoo() {
  const db = await testDatabaseForImports()
  const year = new Date().getUTCFullYear()
  const tags = { name: 'Zoo', tourism: 'zoo', opening_hours: `Mo-Su 09:00-17:00; ${year}-${year + 1} off` }
  const sourceDate = new Date()
  const raw = { type: 'node', id: 1, lat: 48.2, lon: 16.37, tags }
  const candidate = osmCandidateOf({ externalId: 'node/1', raw, sourceDate })
  if (!candidate) throw new Error('That is no place')
  await db.transaction((tx) => storeCandidates(tx, [candidate], { asOf: sourceDate }))
  const { call } = await testEditor(db)
  const [place] = await db.select().from(places)
  if (!place) throw new Error('Nothing was stored')
  const { id, slug } = place
  const put = (edit: object) => call('PUT', `/api/admin/places/${id}`, edit)
  const hoursOf = async () => {
    await refreshPlaceHours(db)
    return (await testApi(db).json(`/api/places/${slug}`)).hours
  }
  return { put, hoursOf, year }
}

test('a closure that the map tells of is shown, and an editor clears it for good, or gives it back', async () => {
  const { put, hoursOf, year } = await aClosedZoo()
  const closure = { from: `${year}-01-01`, until: `${year + 1}-12-31` }
  expect(await hoursOf()).toMatchObject({ closure, days: Array(8).fill({ open: [] }) })
  const { body } = await put({ closedFrom: null, closedUntil: null })
  expect(body).toMatchObject({ closedFrom: null, editedFields: ['closedFrom', 'closedUntil'] })
  expect(await hoursOf()).toMatchObject({ days: Array(8).fill({ open: [expect.any(Array)] }) })
  expect(await hoursOf()).not.toHaveProperty('closure')
  await put({ releasedFields: ['closedFrom'] })
  expect(await hoursOf()).toMatchObject({ closure })
})

test('an editor sets a closure: both its days are theirs, and the last is not before the first', async () => {
  const { put, hoursOf, year } = await aClosedZoo()
  expect(await put({ closedFrom: `${year + 3}-02-01` })).toMatchObject({
    status: 422,
    body: { message: 'The last day must not be before the first' },
  })
  const { status, body } = await put({ closedFrom: '2026-01-01', closedUntil: null })
  expect([status, body.editedFields]).toEqual([200, ['closedFrom', 'closedUntil']])
  expect(await hoursOf()).toMatchObject({ closure: { from: '2026-01-01', until: null } })
})
