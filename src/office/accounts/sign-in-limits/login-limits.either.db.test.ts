import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAccount } from '../../../../tests/factories.ts'
import { anOffice, password } from '../../../../tests/test-office.ts'
import { hashesReckoned, hashPassword } from '../account/password-hash.ts'
import { changePassword } from '../signing-in/user.queries.ts'

test('the eleventh wrong try for an account is refused, also with the right password, and told when to come back', async () => {
  const { login } = await anOffice()
  for (let tries = 0; tries < 10; tries++) expect((await login('marta', 'wrong')).status).toBe(401)
  const before = hashesReckoned()
  const { status, body, headers } = await login('marta', password)
  expect([status, body.code, body.message]).toEqual([
    429,
    'too_many_tries',
    'Too many tries. Please wait 15 minutes.',
  ])
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(14 * 60)
  expect(hashesReckoned()).toBe(before)
})

test('a quarter of an hour after the first wrong try there is room for one more', async () => {
  const { db, login } = await anOffice()
  for (let tries = 0; tries < 10; tries++) await login('marta', 'wrong')
  await db.execute(sql`update login_attempts set tries[1] = tries[1] - interval '15 minutes'
    where key like 'account:%'`)
  expect((await login('marta', 'wrong')).status).toBe(401)
  expect((await login('marta', password)).status).toBe(429)
})

test('a new password opens an account that was closed', async () => {
  const { db, login } = await anOffice()
  for (let tries = 0; tries < 11; tries++) await login('marta', 'wrong')
  await changePassword(db, 'marta', await hashPassword('another password'))
  expect((await login('marta', 'another password')).status).toBe(200)
})

test('a new password opens the browsers that the account knows, whose tries were used up', async () => {
  const { db, login } = await anOffice()
  const { device: cookie } = await login('marta', password)
  for (let tries = 0; tries < 11; tries++) await login('marta', 'forgotten', { cookie })
  await changePassword(db, 'marta', await hashPassword('another password'))
  expect((await login('marta', 'another password', { cookie })).status).toBe(200)
})

test('who signed in with this browser gets in while strangers use up every try of the account', async () => {
  const { login } = await anOffice({ TRUST_PROXY: 1 })
  const { device } = await login('marta', password)
  const before = hashesReckoned()
  // From ever other addresses, among them that of the browser.
  for (let guess = 0; guess < 100; guess++)
    await login('marta', 'guess', { 'x-forwarded-for': `203.0.113.${guess % 60}` })
  expect(hashesReckoned() - before).toBe(10)
  const home = { 'x-forwarded-for': '203.0.113.1' }
  expect((await login('marta', password, home)).status).toBe(429)
  expect((await login('marta', password, { ...home, cookie: device })).status).toBe(200)
  // Nor does that sign-in open the account for the strangers again.
  expect((await login('marta', 'guess', { 'x-forwarded-for': '203.0.113.99' })).status).toBe(429)
})

test('a device that signed in before has ten wrong tries of its own, and no more', async () => {
  const { login } = await anOffice()
  const { device: cookie } = await login('marta', password)
  for (let tries = 0; tries < 9; tries++) expect((await login('marta', 'wrong', { cookie })).status).toBe(401)
  expect((await login('marta', password, { cookie })).status).toBe(200)
  for (let tries = 0; tries < 10; tries++)
    expect((await login('marta', 'wrong', { cookie })).status).toBe(401)
  expect((await login('marta', password, { cookie })).status).toBe(429)
  // What it used up is not taken from anybody else.
  expect((await login('marta', password)).status).toBe(200)
})

test('a device is known for the accounts that signed in with it, and for no other', async () => {
  const { db, login } = await anOffice()
  await anAccount(db, { username: 'jonas', password })
  const { device: ofJonas } = await login('jonas', password)
  for (let tries = 0; tries < 10; tries++) await login('marta', 'wrong')
  expect((await login('marta', password, { cookie: ofJonas })).status).toBe(429)
  await db.execute(sql`delete from login_attempts`)
  const { device: ofBoth } = await login('marta', password, { cookie: ofJonas })
  // Somebody may have planted the first one.
  expect(ofBoth).not.toBe(ofJonas)
  for (let tries = 0; tries < 10; tries++) for (const name of ['marta', 'jonas']) await login(name, 'wrong')
  expect((await login('marta', password, { cookie: ofJonas })).status).toBe(429)
  for (const name of ['marta', 'jonas'])
    expect((await login(name, password, { cookie: ofBoth })).status).toBe(200)
})

test('made-up, doubled and long unused devices count as unknown', async () => {
  const { db, login } = await anOffice()
  const { device } = await login('marta', password)
  for (let tries = 0; tries < 10; tries++) await login('marta', 'wrong')
  const madeUp = `__Host-device=${'A'.repeat(43)}`
  for (const cookie of [madeUp, `${device}; ${madeUp}`, device.replace('__Host-', ''), `${device}x`])
    expect([cookie, (await login('marta', password, { cookie })).status]).toEqual([cookie, 429])
  await db.execute(sql`update known_devices set last_used_at = now() - interval '366 days'`)
  expect((await login('marta', password, { cookie: device })).status).toBe(429)
})

test('of one account the twenty devices used last are remembered', async () => {
  const { db, login } = await anOffice()
  for (let devices = 0; devices < 21; devices++) await login('marta', password)
  const { rows } = await db.execute(sql`select count(*)::int as count from known_devices`)
  expect(rows).toEqual([{ count: 20 }])
})

test('a right password takes back its own try alone', async () => {
  const { login } = await anOffice()
  for (let tries = 0; tries < 9; tries++) await login('marta', 'wrong')
  expect((await login('marta', password)).status).toBe(200)
  expect((await login('marta', 'wrong')).status).toBe(401)
  expect((await login('marta', password)).status).toBe(429)
})

test('an unknown account is closed like a known one', async () => {
  const { login } = await anOffice()
  const statuses = []
  for (let tries = 0; tries < 11; tries++) statuses.push((await login('nobody', 'wrong')).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
})

test('neither capitals, blanks, further fields nor claimed addresses get round the limit', async () => {
  const { login } = await anOffice()
  const names = ['marta', 'MARTA', ' marta ', 'Marta\t', 'ｍａｒｔａ', '\u00a0marta']
  for (let tries = 0; tries < 10; tries++)
    await login(names[tries % names.length] as string, 'wrong', {
      'x-forwarded-for': `10.0.0.${tries}`,
      extra: { random: tries, user: 'x', account: [tries] },
    })
  for (const [index, name] of names.entries()) {
    const evasion = { 'x-forwarded-for': `10.1.0.${index}`, extra: { n: index } }
    expect([name, (await login(name, 'wrong', evasion)).status]).toEqual([name, 429])
  }
})

test('fifty wrong tries from one address close it for every account, and no other address', async () => {
  const { login } = await anOffice({ TRUST_PROXY: 1 })
  const from = (address: string) => ({ 'x-forwarded-for': `1.2.3.4, ${address}` })
  for (let tries = 0; tries < 50; tries++)
    expect((await login(`someone${tries}`, 'wrong', from('203.0.113.9'))).status).toBe(401)
  expect((await login('marta', password, from('203.0.113.9'))).status).toBe(429)
  expect((await login('marta', password, from('203.0.113.10'))).status).toBe(200)
}, 120_000)

test('a right password in between does not open the address again', async () => {
  const { login } = await anOffice()
  for (let tries = 0; tries < 49; tries++) await login(`someone${tries}`, 'wrong')
  expect((await login('marta', password)).status).toBe(200)
  expect((await login('somebody', 'wrong')).status).toBe(401)
  expect((await login('marta', password)).status).toBe(429)
}, 120_000)

test('many tries at once get no further than one after the other', async () => {
  const { login } = await anOffice()
  const answers = await Promise.all(Array.from({ length: 30 }, () => login('marta', 'wrong')))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
})
