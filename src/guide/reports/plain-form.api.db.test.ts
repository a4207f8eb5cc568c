import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { families } from '../../../tests/families.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { forgetReports } from './report.queries.ts'
import { reports } from './report.table.ts'
import { bounds } from './report.ts'

/** A guide with two places, and somebody without scripts at that address. */
async function plain() {
  const db = await testDatabase()
  const { id } = await aPlace(db, { slug: 'bear-park', name: 'Bear <b>Park</b>' })
  await aPlace(db, { slug: 'zoo' })
  const { office, family } = await families(db)
  const send = async (
    place: string,
    fields: Record<string, string>,
    from = '203.0.113.7',
    origin?: string,
  ) => {
    const answer = await office.ask(`/tell-us/${place}`, {
      method: 'POST',
      headers: { cookie: '', 'X-Forwarded-For': from, ...(origin && { origin }) },
      body: new URLSearchParams(fields),
    })
    return { status: answer.status, to: answer.headers.get('Location'), html: await answer.text() }
  }
  return { db, id, office, family, send }
}

test('a form without a script keeps a report for editors, and never makes a notice', async () => {
  const { db, id, office, family, send } = await plain()
  const asked = await office.get('/tell-us/bear-park')
  expect(await asked.text()).toContain('Bear &lt;b&gt;Park&lt;/b&gt;')
  expect(asked.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(await send('bear-park', { reason: 'hours', sentence: '', website: '' })).toMatchObject({
    ...{ status: 303, to: '/tell-us/bear-park?sent=yes' },
  })
  // Sent once more, with what was forgotten.
  await send('bear-park', { reason: 'hours', sentence: '<script>\r\nOpens at 10' })
  await send('bear-park', { reason: 'hours' })
  expect(await db.select().from(reports)).toMatchObject([
    { placeId: id, reason: 'hours', sentence: '<script> Opens at 10', device: null, state: 'open' },
  ])
  for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
    await send('bear-park', { reason: 'hours' }, from)
  await Promise.all([family().tell('bear-park', 'hours'), family().tell('bear-park', 'hours')])
  expect((await office.publicJson('/api/places/bear-park')).notice).toBe(null)
  expect((await office.call('GET', '/api/admin/reports')).body.data[0].reports).toHaveLength(6)
  await db.execute(sql`update reports set created_at = created_at - interval '31 days'`)
  await forgetReports(db)
  expect(await db.execute(sql`select from reports where network is null`)).toMatchObject({ rowCount: 6 })
})

test('it takes little from an address and from all, leaves room for others, and nothing from another site', async () => {
  const { db, id, family, send } = await plain()
  expect((await send('bear-park', { reason: 'x' })).status).toBe(422)
  expect((await send('atlantis', { reason: 'closed' })).status).toBe(404)
  expect((await send('bear-park', { reason: 'closed' }, '192.0.2.1', 'https://evil.example')).status).toBe(
    403,
  )
  expect((await send('bear-park', { reason: 'closed', website: 'https://spam.example' })).status).toBe(303)
  expect((await send('bear-park', { reason: 'closed', sentence: 'x'.repeat(9000) })).status).toBe(413)
  expect(await db.$count(reports)).toBe(0)
  for (const reason of ['closed', 'hours', 'price', 'spot'])
    expect((await send('zoo', { reason })).status).toBe(303)
  const refused = await send('zoo', { reason: 'access', sentence: 'No <i>lift</i>' })
  expect(refused).toMatchObject({ status: 429, html: expect.stringContaining('Please wait a few minutes') })
  // What was typed is still there.
  expect(refused.html).toMatch(
    /value="access" required checked[\s\S]*No &lt;i&gt;lift&lt;\/i&gt;<\/textarea>/,
  )
  await db.execute(sql`insert into reports (place_id, reason, network)
    select ${id}, 'other', 70000 + i from generate_series(1, ${bounds.plain.ofPlace}) i`)
  expect(await send('bear-park', { reason: 'closed' }, '192.0.2.1')).toMatchObject({
    ...{ status: 429, html: expect.stringContaining('many reports to look at already') },
  })
  expect((await family().tell('bear-park', 'closed')).status).toBe(201)
  await db.execute(
    sql`update login_attempts set tries = array_fill(now(), array[60]) where key = 'plain reports'`,
  )
  expect((await send('zoo', { reason: 'closed' }, '192.0.2.9')).status).toBe(429)
})
