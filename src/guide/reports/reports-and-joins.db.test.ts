import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { families } from '../../../tests/families.ts'
import { testDatabase, testEngine } from '../../../tests/test-database.ts'
import { waiting, whileLocked } from '../../../tests/while-locked.ts'
import { reports } from './report.table.ts'

const { kind } = await testEngine()
// All connections of the embedded database take turns, transaction by transaction.
const onPostgresql = test.skipIf(kind === 'embedded')

onPostgresql(
  'what a family tells of a place while it is joined with another one is kept at that one',
  async () => {
    const { db, office, family } = await aGuide()
    const drop = await aPlace(db, { slug: 'bear-park' })
    const keep = await aPlace(db)
    const teller = family()
    // The join waits in its midst.
    const told = await whileLocked(
      db,
      sql`select pg_advisory_xact_lock(41, ${keep.id}::integer)`,
      async () => {
        const joined = office.call('POST', '/api/admin/twins/join', { keep: keep.id, drop: drop.id })
        await waiting(db, 1)
        const report = teller.tell('bear-park', 'closed')
        await waiting(db, 2)
        return [joined, report] as const
      },
    )
    const [joined, report] = await Promise.all(told)
    expect([joined.status, report.status]).toEqual([200, 201])
    expect(await db.select().from(reports)).toMatchObject([{ placeId: keep.id, state: 'open' }])
    expect((await teller.takeBack('bear-park')).status).toBe(200)
  },
)

onPostgresql('who tells of a place that is deleted at that moment hears that it is gone', async () => {
  const { db, office, family } = await aGuide()
  const { id } = await aPlace(db, { slug: 'bear-park' })
  const teller = family()
  const told = await whileLocked(db, sql`lock table audit_log in share row exclusive mode`, async () => {
    const deleted = office.call('DELETE', `/api/admin/places/${id}`)
    await waiting(db, 1)
    const report = teller.tell('bear-park', 'closed')
    await waiting(db, 2)
    return [deleted, report] as const
  })
  const [deleted, report] = await Promise.all(told)
  expect([deleted.status, report.status]).toEqual([200, 404])
})

onPostgresql('who decides waits for the place before the reports, as whoever joins it does', async () => {
  const { db, office, family } = await aGuide()
  const { id } = await aPlace(db, { slug: 'bear-park' })
  await family().tell('bear-park', 'no-changing-table')
  const [report] = await db.select().from(reports)
  const row = sql`select id from places where id = ${id} for update`
  const [decided] = await whileLocked(db, row, async () => {
    const decision = { ids: [report?.id], decision: 'applied' }
    const answer = office.call('POST', '/api/admin/reports/decide', decision)
    await waiting(db, 1)
    const { rows } = await db.execute(
      sql`select from pg_locks where locktype = 'advisory' and classid = 41 and granted
        and database = (select oid from pg_database where datname = current_database())`,
    )
    expect(rows).toEqual([])
    return [answer] as const
  })
  expect((await decided).status).toBe(200)
})

async function aGuide() {
  const db = await testDatabase()
  return { db, ...(await families(db)) }
}
