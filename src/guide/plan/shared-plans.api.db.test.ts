import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { deleteExpiredPlans } from './shared-plan.queries.ts'

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

test.each<[string, object, number]>([
  ['a long note', { stops: { zoo: { note: 'x'.repeat(501) } } }, 400],
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
