import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { aPlace, aSeason } from '../../../../tests/factories.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { type Database, openDatabase } from '../../../platform/database/database.ts'
import { takeLease } from '../../../platform/database/lease.queries.ts'
import { log } from '../../../platform/log/log.ts'
import { keepPlaceHours } from './keep-place-hours.task.ts'

/** A guide that tells what `change` is called with, as if the database had. */
function keeping(db: Database, settleMs = 1, logged = log) {
  const listeners = new Set<(table?: string) => void>()
  const onContentChange = (listener: (table?: string) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const stop = keepPlaceHours({ db, log: logged, onContentChange }, { settleMs })
  onTestFinished(() => stop())
  const change = (table?: string) => {
    for (const listener of listeners) listener(table)
  }
  return { change, stop }
}

const reckoned = async (db: Database) =>
  (await db.execute<{ text: string }>(sql`select opening_hours as text from place_hours`)).rows.map(
    ({ text }) => text,
  )

test('hours are reckoned soon after the start, and again when places change', async () => {
  const db = await testDatabase()
  await aPlace(db, { openingHours: '24/7' })
  const { change } = keeping(db)
  await expect.poll(() => reckoned(db)).toEqual(['24/7'])
  await db.execute(sql`update places set opening_hours = 'Mo-Su 10:00-18:00'`)
  change('places')
  await expect.poll(() => reckoned(db)).toEqual(['Mo-Su 10:00-18:00'])
  await db.execute(sql`update places set opening_hours = 'off'`)
  change()
  await expect.poll(() => reckoned(db)).toEqual(['off'])
})

test('those of a guide that starts are not waited for until more changes might come', async () => {
  const db = await testDatabase()
  await aPlace(db, { openingHours: '24/7' })
  keeping(db, 3_600_000)
  await expect.poll(() => reckoned(db)).toEqual(['24/7'])
})

test('a place that is saved after a while is not waited with until more changes might come', async () => {
  const db = await testDatabase()
  await aPlace(db, { openingHours: '24/7' })
  const { change } = keeping(db, 3_600_000)
  await expect.poll(() => reckoned(db)).toEqual(['24/7'])
  await db.execute(sql`update places set opening_hours = 'off'`)
  change('places')
  await expect.poll(() => reckoned(db)).toEqual(['off'])
})

test('hours are reckoned again when the seasons of places change', async () => {
  const db = await testDatabase()
  const { id } = await aPlace(db, { openingHours: '24/7' })
  const { change } = keeping(db)
  await expect.poll(() => reckoned(db)).toEqual(['24/7'])
  const { id: seasonId } = await aSeason(db, { name: 'summer' })
  await db.execute(sql`insert into place_availabilities (place_id, season_id) values (${id}, ${seasonId})`)
  change('place_availabilities')
  const seasons = async () => (await db.execute(sql`select seasons from place_hours`)).rows
  await expect.poll(seasons).toEqual([{ seasons: 'summer' }])
})

test('after it was stopped nothing is under way any more, whatever changes', async () => {
  const db = await testDatabase()
  await aPlace(db, { openingHours: '24/7' })
  const { change, stop } = keeping(db)
  await stop()
  change('places')
  await stop()
  expect(await reckoned(db)).toEqual([])
  expect(await takeLease(db, 'place-hours', 'the next process', 60)).toBe(true)
})

test('a database that is away is told once, however often its hours are tried meanwhile', async () => {
  let tries = 0
  const away = createServer((socket) => {
    tries += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(away, 'listening')
  const { port } = away.address() as AddressInfo
  const { db, close } = openDatabase({ host: '127.0.0.1', port })
  const told: string[] = []
  const { change, stop } = keeping(db, 1, pino({}, { write: (line) => told.push(JSON.parse(line).msg) }))
  onTestFinished(async () => {
    await stop()
    await close()
    away.close()
  })
  for (let nr = 1; nr <= 4; nr++) {
    await expect.poll(() => tries).toBeGreaterThanOrEqual(nr)
    change('places')
  }
  await stop()
  expect(told).toEqual(['opening hours could not be reckoned; the next try is within the hour'])
})
