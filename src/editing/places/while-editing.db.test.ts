import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { testDatabase, testEngine } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { waiting, whileLocked } from '../../../tests/while-locked.ts'
import { places } from '../../guide/places/place.table.ts'
import { log } from '../../platform/log/log.ts'
import { plannedChanges } from '../planned-changes/planned-change.table.ts'
import { publishDue } from '../planned-changes/publish-due.task.ts'

const { kind } = await testEngine()
// All connections of the embedded database take turns, transaction by transaction.
const onPostgresql = test.skipIf(kind === 'embedded')

onPostgresql('an OpenStreetMap id that another place takes at that moment is refused by name', async () => {
  const db = await testDatabase()
  const [zoo, other] = [await aPlace(db, { name: 'Zoo' }), await aPlace(db, { name: 'Zoo again' })]
  const { call } = await testEditor(db)
  const changes = { placeId: 'node/7' }
  const planned = await call('POST', '/api/admin/planned-changes', {
    ...{ subject: 'place', key: zoo.id, changes },
  })
  const ways = [
    () => call('PUT', `/api/admin/places/${zoo.id}`, changes),
    () => call('POST', `/api/admin/planned-changes/${planned.body.id}/publish`, {}),
  ]
  for (const way of ways) {
    const taking = sql`update places set place_id = ${changes.placeId} where id = ${other.id}`
    const [asked] = await whileLocked(db, taking, async () => {
      const answer = way()
      await waiting(db, 1)
      return [answer] as const
    })
    const { status, body } = await asked
    expect([status, JSON.stringify(body)]).toEqual([
      409,
      expect.stringContaining('Another place has this OSM id already'),
    ])
    await db.update(places).set({ placeId: null }).where(eq(places.id, other.id))
  }
})

onPostgresql(
  'what is planned anew while it cannot be published is not refused for what was planned before',
  async () => {
    const db = await testDatabase()
    const [zoo, other] = [await aPlace(db, { name: 'Zoo' }), await aPlace(db, { name: 'Zoo again' })]
    const { call } = await testEditor(db)
    const path = '/api/admin/planned-changes'
    const when = { date: '2036-12-01', time: '06:00', timeZone: 'Europe/Vienna' }
    const planned = await call('POST', path, {
      ...{ subject: 'place', key: zoo.id, changes: { placeId: 'node/7' }, when },
    })
    await db.update(plannedChanges).set({ publishAt: new Date('2026-01-01') })
    const taking = sql`update places set place_id = 'node/7' where id = ${other.id}`
    const [published, anew] = await whileLocked(db, taking, async () => {
      const publishing = publishDue({ db, log })
      await waiting(db, 1)
      const replanning = call('PUT', `${path}/${planned.body.id}`, { subject: 'place' })
      await waiting(db, 2)
      return [publishing, replanning] as const
    })
    await published
    expect((await anew).status).toBe(200)
    expect((await call('GET', path)).body).toMatchObject([{ state: 'planned', refusal: null }])
    await publishDue({ db, log })
    expect((await call('GET', path)).body).toMatchObject([{ state: 'refused' }])
  },
)
