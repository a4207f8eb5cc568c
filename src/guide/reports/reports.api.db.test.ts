import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { anAccount, aPlace } from '../../../tests/factories.ts'
import { families } from '../../../tests/families.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { beginSession } from '../../office/accounts/sessions/session.queries.ts'
import { deletePlaces } from '../places/delete-places.queries.ts'
import { settleOldNotices } from './notices.queries.ts'
import { forgetReports } from './report.queries.ts'
import { placeNotices, reports } from './report.table.ts'
import { bounds } from './report.ts'

const aPhoto = async (color: string) =>
  (
    await sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
      .jpeg()
      .toBuffer()
  ).toString('base64')

test('a family tells with one tap, says more, thinks otherwise and takes it back, and nothing tells who it is', async () => {
  const db = await testDatabase()
  const { id } = await aPlace(db, { slug: 'bear-park' })
  const { office, family } = await families(db)
  const { device, tell, takeBack } = family()
  expect((await tell('bear-park', 'closed')).status).toBe(201)
  const script = '<script>alert(1)</script>\n\u202eOpens at 10'
  await tell('bear-park', 'hours', { sentence: script, photo: await aPhoto('red') })
  const rows = await db.select().from(reports)
  expect(rows).toMatchObject([
    { placeId: id, reason: 'hours', sentence: '<script>alert(1)</script> Opens at 10', state: 'open' },
  ])
  expect(JSON.stringify(rows)).not.toContain(device)
  const photo = rows[0]?.storagePath
  // Editors alone see it.
  expect((await office.get(`/api/images/${photo}`)).status).toBe(404)
  const shown = await office.ask(`/api/admin/images/${photo}`)
  expect(shown.headers.get('Content-Type')).toBe('image/webp')
  // It is deleted soon, and then nowhere.
  expect(shown.headers.get('Cache-Control')).toBe('no-store')
  const viewer = await anAccount(db, { username: 'vera', role: 'viewer' })
  const cookie = `__Host-session=${await beginSession(db, viewer.id, undefined)}`
  expect((await office.ask(`/api/admin/images/${photo}`, { headers: { cookie } })).status).toBe(404)
  await tell('bear-park', 'hours', { photo: await aPhoto('blue') })
  expect(await office.files()).toHaveLength(1)
  expect((await family().takeBack('bear-park')).status).toBe(404)
  expect((await takeBack('bear-park')).status).toBe(200)
  expect(await office.files()).toEqual([])
  expect((await takeBack('bear-park')).status).toBe(404)
})

test('who tells something else of a place later does not say with it what was said and shown of the former', async () => {
  const db = await testDatabase()
  await aPlace(db, { slug: 'bear-park' })
  const { office, family } = await families(db)
  const { tell } = family()
  await tell('bear-park', 'price', { sentence: 'Costs 12 €', photo: await aPhoto('red') })
  await tell('bear-park', 'price')
  expect(await office.files()).toHaveLength(1)
  await tell('bear-park', 'hours')
  expect(await db.select().from(reports)).toMatchObject([
    { reason: 'hours', sentence: '', storagePath: null },
  ])
  expect(await office.files()).toEqual([])
})

test('three families of different devices and networks who agree within 30 days put a notice on the page', async () => {
  const db = await testDatabase()
  await aPlace(db, { slug: 'bear-park' })
  const { office, family } = await families(db)
  const notice = async () => (await office.publicJson('/api/places/bear-park')).notice
  const [first, second, third] = [family(), family({ from: '203.0.113.7' }), family()]
  await Promise.all([first.tell('bear-park', 'hours'), second.tell('bear-park', 'hours')])
  await family({ from: '203.0.113.7' }).tell('bear-park', 'hours')
  await family().tell('bear-park', 'closed')
  expect(await notice()).toBe(null)
  await third.tell('bear-park', 'hours', { sentence: 'Opens at 10' })
  expect(await notice()).toEqual({
    ...{ reason: 'hours', families: 3, since: expect.any(String) },
    title: 'Three families report different hours; we are looking',
  })
  await third.takeBack('bear-park')
  expect(await notice()).toBe(null)
  await third.tell('bear-park', 'hours')
  await db.execute(
    sql`update reports set created_at = created_at - interval '31 days' where reason = 'hours'`,
  )
  await forgetReports(db)
  await settleOldNotices(db)
  expect(await notice()).toBe(null)
  expect(await db.execute(sql`select from reports where device is null`)).toMatchObject({ rowCount: 4 })
})

test('every notice whose reports are too old goes, however many there are', async () => {
  const db = await testDatabase()
  await db.transaction(async (tx) => {
    // What they keep of a place takes a thousand times as long as the place.
    await tx.execute(sql`alter table places disable trigger user`)
    await tx.execute(sql`
      insert into places (name, slug, lat, lng) select 'Zoo', 'zoo-' || n, 48, 16 from generate_series(1, 1001) n`)
    await tx.execute(sql`alter table places enable trigger user`)
  })
  await db.execute(sql`insert into place_notices select id, 'closed', 3, now() from places`)
  await settleOldNotices(db)
  expect(await db.$count(placeNotices)).toBe(0)
})

test('one network neither fills the list of a place, nor makes the guide count devices without end', async () => {
  const db = await testDatabase()
  await Promise.all(['bear-park', 'zoo'].map((slug) => aPlace(db, { slug })))
  const { family } = await families(db)
  const from = '203.0.113.7'
  for (let nr = 0; nr < bounds.ofNetwork; nr += 1)
    expect((await family({ from }).tell('bear-park', 'closed')).status).toBe(201)
  expect(await family({ from }).tell('bear-park', 'closed')).toMatchObject({
    status: 429,
    body: { code: 'enough' },
  })
  expect((await family({ from }).tell('zoo', 'closed')).status).toBe(201)
  expect((await family().tell('bear-park', 'closed')).status).toBe(201)
  await db.execute(
    sql`update login_attempts set tries = array_fill(now(), array[60]) where key = ${`report:${from}`}`,
  )
  expect((await family({ from }).tell('zoo', 'closed')).status).toBe(429)
  expect(await db.execute(sql`select from login_attempts where key like 'report device:%'`)).toMatchObject({
    rowCount: bounds.ofNetwork + 3,
  })
})

test('what is no report of a family is refused, and a flood ends', async () => {
  const db = await testDatabase()
  const { id } = await aPlace(db, { slug: 'bear-park' })
  await aPlace(db, { slug: 'hidden', isActive: false })
  const { office, family } = await families(db)
  const { device, send, tell } = family()
  const lazy = { place: 'bear-park', device, reason: 'closed', proof: 1 }
  expect((await send('POST', lazy)).status).toBe(422)
  expect((await tell('hidden', 'closed')).status).toBe(404)
  expect((await tell('bear-park', 'closed', { sentence: 'x'.repeat(bounds.sentence + 1) })).status).toBe(422)
  expect(
    (await tell('bear-park', 'closed', { photo: Buffer.from('GIF89a').toString('base64') })).status,
  ).toBe(415)
  expect((await tell('bear-park', 'closed', { photo: 'A'.repeat(10_000_000) })).status).toBe(413)
  expect((await tell('bear-park', 'closed', { website: 'https://spam.example' })).status).toBe(201)
  expect(await db.$count(reports)).toBe(0)
  const answers: number[] = []
  while (answers.at(-1) !== 429 && answers.length < 30)
    answers.push((await tell('bear-park', 'closed')).status)
  expect(answers.length).toBeGreaterThan(5)
  await db.execute(sql`
    insert into reports (place_id, reason, device) select ${id}, 'other', i from generate_series(1, ${bounds.ofPlace}) i`)
  expect(await family().tell('bear-park', 'closed')).toMatchObject({ status: 429, body: { code: 'enough' } })
  await db.execute(sql`update reports set storage_path = 'reports/a.webp' where device = '1'`)
  await office.store.write('reports/a.webp', new Uint8Array(1))
  await db.transaction((tx) => deletePlaces(tx, [id]))
  expect(await db.$count(reports)).toBe(0)
  expect(await db.execute(sql`select from file_removals where due_at <= now()`)).toMatchObject({
    rowCount: 1,
  })
})
