import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { unwritable, whileReadOnly } from '../../../tests/while-read-only.ts'
import { bounds } from './plan.ts'
import { addSharedPlan, changeSharedPlan, deleteExpiredPlans } from './shared-plan.queries.ts'
import { sharedPlans } from './shared-plan.table.ts'

const stops = { zoo: { name: 'Zoo', day: '2026-11-28', at: 1, time: '', note: 'Bread', isGone: false } }
const plan = { name: 'Vienna', days: { '2026-11-28': true }, stops }
const whole = { name: 'Vienna', days: { '2026-11-28': true }, stops }

async function aSharedPlan() {
  const db = await testDatabase()
  const { api } = testApi(db)
  const call = async (method: string, path: string, body: object) => {
    const answer = await api.request(`/api/shared-plans${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }
  const { body, status } = await call('POST', '', { plan })
  expect(status).toBe(201)
  const { editCode, viewCode } = body
  return { db, call, editCode, viewCode }
}

test('a shared plan is read with either code, and changed and deleted with one', async () => {
  const { call, editCode, viewCode } = await aSharedPlan()
  expect((await call('POST', '/read', { code: viewCode })).body).toEqual({
    ...{ version: 1, plan: whole, editCode: null, viewCode },
  })
  expect((await call('POST', '/read', { code: editCode, version: 1 })).body).toEqual({
    ...{ version: 1, plan: null, editCode, viewCode },
  })
  const change = { name: 'Mine' }
  expect((await call('PATCH', '', { code: viewCode, change })).status).toBe(404)
  expect((await call('DELETE', '', { code: viewCode })).status).toBe(404)
  expect((await call('PATCH', '', { code: editCode, change })).body).toMatchObject({
    version: 2,
    plan: change,
  })
  expect((await call('DELETE', '', { code: editCode })).status).toBe(200)
  expect((await call('POST', '/read', { code: viewCode })).status).toBe(404)
})

test('ages travel with the link to edit alone, starts of days with both', async () => {
  const { call, editCode, viewCode } = await aSharedPlan()
  const change = { ages: [3, 8], starts: { '2026-11-28': '09:30' } }
  await call('PATCH', '', { code: editCode, change })
  expect((await call('POST', '/read', { code: editCode })).body.plan).toMatchObject(change)
  const { ages, starts } = (await call('POST', '/read', { code: viewCode })).body.plan
  expect([ages, starts]).toEqual([undefined, change.starts])
})

test('two who put a place on more days at once both have it, and no other text is a key', async () => {
  const { call, editCode: code } = await aSharedPlan()
  const also = (key: string, day: string) => ({
    stops: { [key]: { name: 'Zoo', day, at: 1, isGone: false } },
  })
  const changes = [
    also('zoo@2026-11-29', '2026-11-29'),
    also('zoo@2026-11-30', '2026-11-30'),
    also('zoo@2026-11-29', '2026-11-29'),
    { stops: { zoo: { isGone: true }, 'museum@zoo': { day: '2026-11-28', insteadOf: 'zoo' } } },
  ]
  await Promise.all(changes.map((change) => call('PATCH', '', { code, change })))
  const { stops } = (await call('POST', '/read', { code })).body.plan
  expect(Object.keys(stops).toSorted()).toEqual(['museum@zoo', 'zoo', 'zoo@2026-11-29', 'zoo@2026-11-30'])
  for (const key of ['zoo@', '@zoo', 'zoo@<b>', `zoo@${'a'.repeat(221)}`, 'Zoo'])
    expect((await call('PATCH', '', { code, change: also(key, '2026-11-29') })).status).toBe(400)
})

test('two who change one plan at once lose nothing', async () => {
  const { call, editCode: code } = await aSharedPlan()
  const changes = [
    { stops: { pool: { name: 'Pool', at: 2 } } },
    { stops: { zoo: { note: 'Ducks', noteWas: 'Bread' } } },
    { stops: { zoo: { note: 'Ball', noteWas: 'Bread' } } },
    { stops: { zoo: { time: '09:30' } } },
    { days: { '2026-11-29': true } },
    { name: 'Our week' },
  ]
  const answers = await Promise.all(changes.map((change) => call('PATCH', '', { code, change })))
  expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200))
  const { body } = await call('POST', '/read', { code })
  expect([body.version, body.plan.name, Object.keys(body.plan.stops).toSorted()]).toEqual([
    ...[7, 'Our week', ['pool', 'zoo']],
  ])
  expect(body.plan.stops.zoo.time).toBe('09:30')
  expect(body.plan.stops.zoo.note.split('\n').toSorted()).toEqual(['Ball', 'Ducks'])
})

test('a change that comes again since its answer was lost does not win over what somebody else wrote meanwhile', async () => {
  const { db, call, editCode: code, viewCode } = await aSharedPlan()
  const mine = { code, id: 'mine-5678_123456', change: { stops: { zoo: { time: '09:30' } } } }
  const theirs = { code, id: 'theirs-78_123456', change: { stops: { zoo: { time: '14:00' } } } }
  for (const change of [mine, theirs]) expect((await call('PATCH', '', change)).status).toBe(200)
  const again = await call('PATCH', '', mine)
  expect([again.status, again.body.version, again.body.plan.stops.zoo.time]).toEqual([200, 3, '14:00'])
  const { body } = await call('POST', '/read', { code: viewCode })
  expect(Object.keys(body.plan).toSorted()).toEqual(['days', 'name', 'stops'])
  for (let count = 0; count < 60; count++)
    await changeSharedPlan(db, code, { name: `${count}` }, `change-${count}`.padEnd(16, '-'))
  const kept = (await db.select().from(sharedPlans))[0]?.plan.heard
  expect([kept?.length, kept?.at(-1)]).toEqual([50, 'change-59-------'])
})

test('two who write long notes at once both keep every letter', async () => {
  const { call, editCode: code } = await aSharedPlan()
  const notes = ['a', 'b', 'c'].map((letter) => letter.repeat(500))
  for (const note of notes) {
    const change = { stops: { zoo: { note, noteWas: 'Bread' } } }
    expect((await call('PATCH', '', { code, change })).status).toBe(200)
  }
  const { body } = await call('POST', '/read', { code })
  expect(body.plan.stops.zoo.note).toBe(notes.join('\n'))
  const note = 'd'.repeat(600)
  const change = { stops: { zoo: { note, noteWas: 'Bread' } } }
  expect((await call('PATCH', '', { code, change })).status).toBe(422)
})

test('a plan is no store of megabytes: what was taken out goes first, and then there is no room', async () => {
  const { call, editCode: code } = await aSharedPlan()
  const full = (letter: string, isGone: boolean, note = letter) => ({
    stops: Object.fromEntries(
      Array.from({ length: 55 }, (_, at) => [`${letter}${at}`, { note: note.repeat(900), isGone }]),
    ),
  })
  for (const change of [full('a', false), full('a', true), full('b', false)])
    expect((await call('PATCH', '', { code, change })).status).toBe(200)
  expect((await call('PATCH', '', { code, change: full('b', false, 'ж') })).status).toBe(422)
  const { body } = await call('POST', '/read', { code })
  expect(Object.keys(body.plan.stops)).toHaveLength(56)
  expect(JSON.stringify(body.plan).length).toBeLessThan(bounds.bytes)
})

test('who sends a thousand faults is told of the first', async () => {
  const { call, editCode: code } = await aSharedPlan()
  const days = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`${at}`, 1]))
  const { status, body } = await call('PATCH', '', { code, change: { days } })
  expect([status, body.issues.length]).toEqual([400, 20])
  expect(body.message.length).toBeLessThan(2000)
})

test('who guesses codes, or makes plans without end, is told to wait', async () => {
  const { call } = await aSharedPlan()
  const guesses = await Promise.all(
    Array.from({ length: 31 }, (_, at) =>
      call('POST', '/read', { code: `guess-${String(at).padStart(10, '0')}` }),
    ),
  )
  expect(guesses.map(({ status }) => status).toSorted()).toEqual([...Array(30).fill(404), 429])
  expect(Number(guesses.find(({ status }) => status === 429)?.headers.get('Retry-After'))).toBeGreaterThan(60)
  const made = await Promise.all(Array.from({ length: 20 }, () => call('POST', '', { plan })))
  expect(made.map(({ status }) => status).toSorted()).toEqual([...Array(19).fill(201), 429])
})

test('all addresses together fill the guide with so many plans and no more', async () => {
  const { db } = await aSharedPlan()
  await addSharedPlan(db, plan, 2)
  await expect(addSharedPlan(db, plan, 2)).rejects.toMatchObject({ status: 507, code: 'too_many_plans' })
})

test.each<[string, object, number]>([
  ['a long note', { stops: { zoo: { note: 'x'.repeat(2001) } } }, 400],
  ['a time that is none', { stops: { zoo: { time: '25:00' } } }, 400],
  ['a day that is none', { days: { soon: true } }, 400],
  ['a place that is none', { stops: { '<b>': { at: 1 } } }, 400],
  [
    '61 places',
    { stops: Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`p${at}`, { at }])) },
    422,
  ],
])('%s is no part of a plan', async (_, change, status) => {
  const { call, editCode: code } = await aSharedPlan()
  expect((await call('PATCH', '', { code, change })).status).toBe(status)
  expect((await call('POST', '/read', { code })).body).toMatchObject({ version: 1 })
})

test('the database knows no code', async () => {
  const { db, editCode, viewCode } = await aSharedPlan()
  const { rows } = await db.execute(sql`select * from shared_plans`)
  for (const code of [editCode, viewCode]) expect(JSON.stringify(rows)).not.toContain(code)
})

test('a plan that nobody visits for a year is gone, and a visit keeps it', async () => {
  const { db, call, viewCode: code } = await aSharedPlan()
  const age = (days: number) =>
    db.execute(sql`update shared_plans set last_visited_at = now() - make_interval(days => ${days}::int)`)
  await age(364)
  await deleteExpiredPlans(db)
  expect((await call('POST', '/read', { code })).status).toBe(200)
  const { rows } = await db.execute<{ fresh: boolean }>(
    sql`select last_visited_at > now() - interval '1 hour' as fresh from shared_plans`,
  )
  expect(rows).toEqual([{ fresh: true }])
  await age(367)
  await deleteExpiredPlans(db)
  expect((await call('POST', '/read', { code })).status).toBe(404)
})

test.for(unwritable)('a plan is read where nothing can be written (%s)', async (code) => {
  const { db, call, viewCode } = await aSharedPlan()
  await db.execute(sql`update shared_plans set last_visited_at = now() - interval '2 days'`)
  const read = () => call('POST', '/read', { code: viewCode })
  expect((await whileReadOnly(db, 'shared_plans', code, read)).status).toBe(200)
})
