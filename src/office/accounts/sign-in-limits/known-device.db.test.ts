import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAccount } from '../../../../tests/factories.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { isKnownDevice, rememberDevice } from './known-device.queries.ts'

test('a device is known for a year to the account that signed in with it, and to no other', async () => {
  const { db, marta } = await twoAccounts()
  const device = await rememberDevice(db, marta, undefined)
  expect(device).toMatch(/^[\w-]{43}$/)
  expect(await isKnownDevice(db, device, ' MARTA ')).toBe(true)
  expect(await isKnownDevice(db, device, 'jonas')).toBe(false)
  expect(await isKnownDevice(db, `${device}x`, 'marta')).toBe(false)
  await db.execute(sql`update known_devices set last_used_at = now() - interval '1 year' + interval '1 hour'`)
  expect(await isKnownDevice(db, device, 'marta')).toBe(true)
  await db.execute(
    sql`update known_devices set last_used_at = now() - interval '1 year' - interval '1 second'`,
  )
  expect(await isKnownDevice(db, device, 'marta')).toBe(false)
})

test('a device that signed in by a clock which was months ahead is known until that is set right, and again when it signs in', async () => {
  const { db, marta } = await twoAccounts()
  const device = await rememberDevice(db, marta, undefined)
  await db.execute(sql`update known_devices set last_used_at = now() + interval '3 months'`)
  expect(await isKnownDevice(db, device, 'marta')).toBe(false)
  const again = await rememberDevice(db, marta, device)
  expect(await isKnownDevice(db, again, 'marta')).toBe(true)
  expect(await db.execute(sql`select from known_devices`)).toMatchObject({ rows: [{}] })
})

test('a device that is known keeps its token, for another year', async () => {
  const { db, marta } = await twoAccounts()
  const device = await rememberDevice(db, marta, undefined)
  await db.execute(sql`update known_devices set last_used_at = now() - interval '300 days'`)
  expect(await rememberDevice(db, marta, device)).toBe(device)
  const { rows } = await db.execute(
    sql`select last_used_at > now() - interval '1 minute' as fresh from known_devices`,
  )
  expect(rows).toEqual([{ fresh: true }])
})

test('one that the account does not know gets a new token, which its other accounts come along to', async () => {
  const { db, marta, jonas } = await twoAccounts()
  const ofJonas = await rememberDevice(db, jonas, undefined)
  const elsewhere = await rememberDevice(db, jonas, undefined)
  const ofBoth = await rememberDevice(db, marta, ofJonas)
  expect(ofBoth).not.toBe(ofJonas)
  for (const name of ['marta', 'jonas']) {
    expect([name, await isKnownDevice(db, ofJonas, name)]).toEqual([name, false])
    expect([name, await isKnownDevice(db, ofBoth, name)]).toEqual([name, true])
  }
  expect(await isKnownDevice(db, elsewhere, 'jonas')).toBe(true)
})

test('of one account the twenty devices used last are remembered, and none that was unused for a year', async () => {
  const { db, marta, jonas } = await twoAccounts()
  const ofJonas = await rememberDevice(db, jonas, undefined)
  const devices: string[] = []
  for (let count = 0; count < 21; count++) devices.push(await rememberDevice(db, marta, undefined))
  const known = await Promise.all(devices.map((device) => isKnownDevice(db, device, 'marta')))
  expect(known).toEqual([false, ...Array(20).fill(true)])
  expect(await isKnownDevice(db, ofJonas, 'jonas')).toBe(true)
  await db.execute(sql`update known_devices set last_used_at = now() - interval '366 days'`)
  await rememberDevice(db, marta, devices[1])
  const { rows } = await db.execute(sql`select user_id as "userId" from known_devices`)
  expect(rows).toHaveLength(2)
  expect(rows).toEqual(expect.arrayContaining([{ userId: marta.id }, { userId: jonas.id }]))
})

async function twoAccounts() {
  const db = await testDatabase()
  return { db, marta: await anAccount(db), jonas: await anAccount(db, { username: 'jonas' }) }
}
