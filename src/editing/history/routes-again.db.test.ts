import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { routeDistancesJob } from '../../gathering/distances/route-soon.queries.ts'
import { jobs } from '../../office/jobs/job.table.ts'

test('the ways by road of what comes back are asked for again: of a place, of many and of a city with its places', async () => {
  const { db, call, asked } = await anOffice()
  const city = await aCity(db)
  const [one, other] = [await aPlace(db, { cities: [city] }), await aPlace(db, { cities: [city] })]

  const { body: place } = await call('DELETE', `/api/admin/places/${one.id}`)
  await call('POST', `/api/admin/history/${place.historyId}/restore`)
  expect(await asked()).toEqual([{ cityIds: [], placeIds: [one.id] }])

  const ids = [one.id, other.id]
  const { body: many } = await call('PATCH', '/api/admin/places', { ids, changes: { isDeleted: true } })
  await call('POST', `/api/admin/history/changes/${many.changeId}/undo`)
  expect(await asked()).toEqual([{ cityIds: [], placeIds: ids }])

  const { body: gone } = await call('DELETE', `/api/admin/cities/${city.id}`)
  await call('POST', `/api/admin/history/${gone.historyId}/restore`)
  expect(await asked()).toEqual([{ cityIds: [city.id], placeIds: ids }])
})

test('so are those of a place that was joined with another one, and is parted from it', async () => {
  const { db, call, asked } = await anOffice()
  await aCity(db)
  const [keep, drop] = [(await aPlace(db)).id, (await aPlace(db)).id]
  const { body } = await call('POST', '/api/admin/twins/join', { keep, drop })
  await db.delete(jobs)
  await call('POST', `/api/admin/history/changes/${body.changeId}/undo`)
  expect(await asked()).toEqual([{ cityIds: [], placeIds: [drop] }])
})

async function anOffice() {
  const db = await testDatabase()
  /** What is to be asked for since this was called last. */
  const asked = async () => {
    const waiting = await db.delete(jobs).where(eq(jobs.kind, routeDistancesJob)).returning()
    return waiting.map(({ input }) => input)
  }
  return { db, ...(await testEditor(db)), asked }
}
