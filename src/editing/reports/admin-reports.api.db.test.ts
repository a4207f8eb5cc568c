import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { families } from '../../../tests/families.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { forgetReports } from '../../guide/reports/report.queries.ts'
import { reports } from '../../guide/reports/report.table.ts'

/** A place of which families with one reason have told, and an office that decides. */
async function reported(reason: 'closed' | 'hours' | 'no-changing-table', count = 3) {
  const db = await testDatabase()
  const { id } = await aPlace(db, { slug: 'bear-park', name: 'Bear Park', changingTable: 'yes' })
  const { office, family } = await families(db)
  for (let told = 0; told < count; told += 1)
    await family().tell('bear-park', reason, { sentence: `<b>${told}</b>` })
  const open = async () => (await office.call('GET', '/api/admin/reports')).body.data
  const [group] = await open()
  const ids: number[] = group.reports.map((report: { id: number }) => report.id)
  const decide = (decision: string, more = {}) =>
    office.call('POST', '/api/admin/reports/decide', { ids, decision, ...more })
  const reopen = () => office.call('POST', '/api/admin/reports/reopen', { ids })
  const history = async () => (await office.call('GET', `/api/admin/places/${id}/history`)).body.entries
  const place = async () => (await office.call('GET', `/api/admin/places/${id}`)).body
  return { db, id, office, family, open, group, decide, reopen, history, place }
}

test('an editor reads what families agree in, applies it once, and takes that back; the history says who asked', async () => {
  const { office, open, group, decide, reopen, history, place } = await reported('no-changing-table')
  expect(group).toMatchObject({ place: { name: 'Bear Park' }, reason: 'no-changing-table', state: 'open' })
  expect(group.reports.map(({ sentence }: { sentence: string }) => sentence)).toEqual([
    '<b>2</b>',
    '<b>1</b>',
    '<b>0</b>',
  ])
  const notice = async () => (await office.publicJson('/api/places/bear-park')).notice
  expect(await notice()).toMatchObject({
    families: 3,
    title: 'Three families found no changing table; we are looking',
  })
  // Two at once: one of them hears of the other.
  const both = await Promise.all([decide('applied'), decide('dismissed')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  if (both[0]?.status === 409) {
    await reopen()
    await decide('applied')
  }
  expect(await open()).toEqual([])
  expect(await notice()).toBe(null)
  expect((await place()).changingTable).toBe('no')
  const [entry] = await history()
  expect(entry.changes).toEqual([
    { field: 'changingTable', before: 'yes', after: 'no' },
    { field: 'report', before: null, after: 'No changing table, 3 reports' },
  ])
  expect((await reopen()).status).toBe(200)
  expect((await place()).changingTable).toBe('yes')
  expect(await open()).toHaveLength(1)
  expect((await notice()).families).toBe(3)
  expect((await reopen()).status).toBe(409)
})

test('what somebody changed meanwhile is not written over, and a decision keeps its answer and no device', async () => {
  const { db, id, office, family, open, decide, place, history } = await reported('closed', 1)
  const { updatedAt } = await place()
  await office.call('PUT', `/api/admin/places/${id}`, { description: 'Bears.' })
  expect((await decide('applied', { updatedAt })).status).toBe(409)
  expect((await place()).isActive).toBe(true)
  expect((await decide('answered', { answer: 'Open again since May' })).status).toBe(200)
  const { body } = await office.call('GET', '/api/admin/reports?state=decided')
  expect(body.data).toMatchObject([{ state: 'answered', answer: 'Open again since May', decidedBy: 'marta' }])
  await db.execute(sql`update reports set decided_at = decided_at - interval '2 days'`)
  await forgetReports(db)
  expect(await db.execute(sql`select from reports where device is null`)).toMatchObject({ rowCount: 1 })
  await family().tell('bear-park', 'hours')
  const [next] = await open()
  const ids = next.reports.map((report: { id: number }) => report.id)
  await office.call('POST', '/api/admin/reports/decide', { ids, decision: 'applied' })
  expect((await history())[0].changes).toEqual([
    { field: 'report', before: null, after: 'Closed now, or wrong hours, one report' },
  ])
})

test('what was applied opens again though an editor has set the place back already, by its form or its history', async () => {
  const { id, office, open, decide, reopen, place, history } = await reported('closed', 1)
  const waysBack = [
    () => office.call('PUT', `/api/admin/places/${id}`, { isActive: true }),
    async () => office.call('POST', `/api/admin/history/${(await history())[0].id}/undo`),
  ]
  for (const setBack of waysBack) {
    await decide('applied')
    expect((await setBack()).status).toBe(200)
    expect((await reopen()).status).toBe(200)
    expect([(await place()).isActive, await open()]).toMatchObject([true, [{ reason: 'closed' }]])
  }
})

test('reports of one place and reason are read wherever they stand in the list', async () => {
  const { db, id, office } = await reported('closed', 2)
  const { id: other } = await aPlace(db)
  await db.insert(reports).values([
    { placeId: other, reason: 'closed' },
    { placeId: id, reason: 'hours' },
  ])
  const { body } = await office.call('GET', `/api/admin/reports?place=${id}&reason=hours`)
  expect(body).toMatchObject({ data: [{ place: { id }, reason: 'hours' }], pagination: { total: 1 } })
})

test('what was applied to a place that was joined with another one since says so, and opens again once they are two', async () => {
  const { db, id, office, decide, reopen, place, open } = await reported('closed', 1)
  const { id: keep } = await aPlace(db)
  await decide('applied')
  const joined = await office.call('POST', '/api/admin/twins/join', { keep, drop: id })
  expect(await reopen()).toMatchObject({
    status: 409,
    body: {
      message: 'The place was joined with another one since: make two of them again first, by its history',
    },
  })
  await office.call('POST', `/api/admin/history/changes/${joined.body.changeId}/undo`)
  expect((await reopen()).status).toBe(200)
  expect([(await place()).isActive, await open()]).toMatchObject([true, [{ reason: 'closed' }]])
})

test('what was decided is found by its place, with who decided what and whether a note was begun, and a dismissal is taken back', async () => {
  const { office, family, open, decide, group } = await reported('hours', 2)
  const ids = group.reports.map((report: { id: number }) => report.id)
  expect((await office.call('POST', '/api/admin/reports/note', { ids })).status).toBe(200)
  expect((await open())[0].notedAt).toEqual(expect.any(String))
  await decide('dismissed')
  await family().tell('bear-park', 'closed')
  const decided = async (search: string) =>
    (await office.call('GET', `/api/admin/reports?state=decided&search=${search}`)).body
  expect(await decided('b%C3%A9ar%20p')).toMatchObject({
    data: [
      {
        ...{ place: { name: 'Bear Park' }, reason: 'hours', state: 'dismissed', decidedBy: 'marta' },
        ...{ notedAt: expect.any(String), decidedAt: expect.any(String), reports: [{}, {}] },
      },
    ],
    pagination: { total: 1 },
  })
  expect((await decided('%25')).data).toEqual([])
  expect((await office.call('POST', '/api/admin/reports/reopen', { ids })).status).toBe(200)
  expect((await decided('')).data).toEqual([])
  expect(await open()).toHaveLength(2)
})
