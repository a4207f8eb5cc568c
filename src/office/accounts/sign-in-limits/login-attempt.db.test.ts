import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAccount } from '../../../../tests/factories.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import type { Database } from '../../../platform/database/database.ts'
import { rememberDevice } from './known-device.queries.ts'
import { countTry, forgetTries, forgive, type LoginTry } from './login-attempt.queries.ts'

const home = { address: '203.0.113.1', device: undefined }
const away = { address: '203.0.113.2', device: undefined }

test('of an account the eleventh try in a quarter of an hour is refused, and told when there is room', async () => {
  const db = await testDatabase()
  await fill(db, 'marta', 10)
  const { isAllowed, seconds } = await tryIn(db, 'marta')
  expect(isAllowed).toBe(false)
  expect(seconds).toBeGreaterThan(840)
  expect(seconds).toBeLessThanOrEqual(900)
  await db.execute(sql`update login_attempts set tries[1] = tries[1] - interval '10 minutes'
    where key like 'account:%'`)
  const later = await tryIn(db, 'marta')
  expect(later.seconds).toBeGreaterThan(240)
  expect(later.seconds).toBeLessThanOrEqual(300)
  await db.execute(sql`update login_attempts set tries[1] = tries[1] - interval '5 minutes'
    where key like 'account:%'`)
  expect((await tryIn(db, 'marta', away)).isAllowed).toBe(true)
  expect((await tryIn(db, 'marta', away)).isAllowed).toBe(false)
})

test('what a clock that was a day ahead has counted keeps nobody out, and tries are counted as ever', async () => {
  const db = await testDatabase()
  await fill(db, 'marta', 10)
  await db.execute(
    sql`update login_attempts set tries = (select array_agg(t + interval '1 day') from unnest(tries) t)`,
  )
  await fill(db, 'marta', 10)
  const { isAllowed, seconds } = await tryIn(db, 'marta')
  expect([isAllowed, Number(seconds) <= 900]).toEqual([false, true])
})

test('an address has room for fifty tries, and one that is full costs no account a try', async () => {
  const db = await testDatabase()
  for (let tries = 0; tries < 50; tries++)
    expect([tries, (await tryIn(db, `someone${tries}`)).isAllowed]).toEqual([tries, true])
  for (let tries = 0; tries < 10; tries++) {
    const { isAllowed, seconds } = await tryIn(db, 'marta')
    expect([isAllowed, Number(seconds) > 600]).toEqual([false, true])
  }
  // The account has all its tries left for who comes from elsewhere.
  await fill(db, 'marta', 10, away)
  expect((await tryIn(db, 'marta', away)).isAllowed).toBe(false)
})

test('a right password takes back its own try, of the account and of the address, and no other', async () => {
  const db = await testDatabase()
  await fill(db, 'marta', 3)
  const right = (await countTry(db, 'marta', home)) as LoginTry
  await fill(db, 'marta', 2)
  expect(await triesLeft(db)).toEqual([6, 6])
  await forgive(db, right)
  expect(await triesLeft(db)).toEqual([5, 5])
})

test('two tries of one moment are two: the right one takes back its own', async () => {
  const db = await testDatabase()
  await fill(db, 'marta', 1)
  // A clock that does not move on between two tries.
  await db.execute(sql`update login_attempts set tries = array[clock_timestamp() + interval '1 minute']`)
  const right = (await countTry(db, 'marta', home)) as LoginTry
  const entered = right.entries.map(({ at }) => at)
  await fill(db, 'marta', 1)
  const { rows } = await db.execute<{ tries: string[] }>(
    sql`select array_agg(t::text order by t) as tries from login_attempts, unnest(tries) t group by key order by key`,
  )
  expect(rows.map(({ tries }) => [tries.length, new Set(tries).size, tries[1]])).toEqual([
    [3, 3, entered[0]],
    [3, 3, entered[1]],
  ])
  await forgive(db, right)
  expect(await triesLeft(db)).toEqual([2, 2])
})

test('what is over or taken back is cleared away, what counts still is kept', async () => {
  const db = await testDatabase()
  await fill(db, 'anna', 1, away)
  await db.execute(sql`update login_attempts set tries = array_prepend(now() - interval '16 minutes', tries)`)
  await fill(db, 'jonas', 2)
  await db.execute(sql`update login_attempts set tries = array[now() - interval '16 minutes']
    where cardinality(tries) = 2 and key = 'address:203.0.113.1'`)
  await forgive(db, (await countTry(db, 'marta', { address: '203.0.113.3', device: undefined })) as LoginTry)
  const { rows } = await db.execute<{ key: string }>(sql`select key from login_attempts order by key`)
  expect(rows.map(({ key }) => key)).toEqual([
    expect.stringMatching(/^account:[0-9a-f]{64}$/),
    expect.stringMatching(/^account:[0-9a-f]{64}$/),
    'address:203.0.113.2',
  ])
})

test('a device that the account knows has ten tries of its own, and a right password frees them all', async () => {
  const db = await testDatabase()
  const marta = await anAccount(db)
  const device = await rememberDevice(db, marta, undefined)
  const known = { ...home, device }
  await fill(db, 'marta', 9, known)
  await forgive(db, (await countTry(db, 'marta', known)) as LoginTry)
  await fill(db, 'marta', 10, known)
  expect((await tryIn(db, 'marta', known)).isAllowed).toBe(false)
  // They are no other device's, no stranger's, nor another account's.
  const other = { ...home, device: await rememberDevice(db, marta, undefined) }
  expect((await tryIn(db, 'marta', other)).isAllowed).toBe(true)
  await fill(db, 'marta', 10)
  expect((await tryIn(db, 'marta')).isAllowed).toBe(false)
  expect((await tryIn(db, 'jonas', known)).isAllowed).toBe(true)
})

test('an account is one however its name is written, and opens when its tries are forgotten', async () => {
  const db = await testDatabase()
  const [marta, jonas] = [await anAccount(db), await anAccount(db, { username: 'jonas' })]
  for (const name of ['marta', 'MARTA', ' marta ', 'ｍａｒｔａ', 'Marta']) await fill(db, name, 2)
  expect((await tryIn(db, 'marta')).isAllowed).toBe(false)
  await forgetTries(db, jonas)
  expect((await tryIn(db, 'marta')).isAllowed).toBe(false)
  await forgetTries(db, marta)
  expect((await tryIn(db, 'marta')).isAllowed).toBe(true)
})

/** So many wrong tries, each of which must be allowed. */
async function fill(db: Database, username: string, tries: number, client = home as typeof home | Known) {
  for (let count = 0; count < tries; count++)
    expect(await countTry(db, username, client)).toMatchObject({ isAllowed: true })
}

type Known = { address: string; device: string }

async function tryIn(db: Database, username: string, client: typeof home | Known = home) {
  const counted = await countTry(db, username, client)
  return { isAllowed: counted.isAllowed, seconds: counted.isAllowed ? undefined : counted.retryAfterSeconds }
}

/** Of the account and of the address. */
async function triesLeft(db: Database) {
  const { rows } = await db.execute<{ count: number }>(
    sql`select cardinality(tries) as count from login_attempts order by key`,
  )
  return rows.map(({ count }) => count)
}
