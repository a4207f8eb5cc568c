import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { aCity, anImage, aPlace } from '../../../tests/factories.ts'
import { type LocalAnswer, localService } from '../../../tests/services/local-service.ts'
import { testDatabase, testEngine } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { waiting, whileLocked } from '../../../tests/while-locked.ts'
import { startRun } from '../../gathering/imports/import-run.queries.ts'
import { log } from '../../platform/log/log.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { type DueDelivery, forgetDeliveries, noteOutcome, takeDelivery } from './delivery.queries.ts'
import { keepWebhooks } from './keep-webhooks.task.ts'
import { sealSigningSecrets } from './webhook.queries.ts'

const { kind } = await testEngine()
// All connections of the embedded database take turns, transaction by transaction.
const onPostgresql = test.skipIf(kind === 'embedded')

const APP_SECRET = 'a secret of sixteen letters'

/** A guide with an address that hears, and an admin; what was told, in its order. */
async function aGuide(answer: () => LocalAnswer | Promise<LocalAnswer> = () => ({ body: '' })) {
  const db = await testDatabase()
  const heard = await localService(answer)
  const settings = readSettings({ WEBHOOK_ORIGINS: heard.url, APP_SECRET })
  const { WEBHOOK_ORIGINS } = settings
  const { call } = await testEditor(db, { settings: { APP_SECRET, WEBHOOK_ORIGINS } })
  const keep = () => {
    const stop = keepWebhooks({ db, log, settings }, 10)
    onTestFinished(stop)
    return stop
  }
  const hook = async (topics: string[], url = `${heard.url}/hook`) =>
    (await call('POST', '/api/admin/webhooks', { url, topics })).body
  const told = () => heard.bodies.map((body) => JSON.parse(body))
  const deliveries = async (id: string) => (await call('GET', `/api/admin/webhooks/${id}/deliveries`)).body
  return { db, call, heard, keep, hook, told, deliveries, settings }
}

test('a change of a place is told once, signed with a secret that is shown once and sealed', async () => {
  const { db, call, heard, keep, hook, told, deliveries } = await aGuide()
  const place = await aPlace(db, { name: 'Zoo', slug: 'zoo' })
  const { id, secret } = await hook(['place'])
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const { rows } = await db.execute(sql`select w::text, a::text from webhooks w, audit_log a`)
  expect(JSON.stringify(rows)).not.toContain(secret)
  expect(JSON.stringify((await call('GET', '/api/admin/webhooks')).body)).not.toContain(secret)
  expect((await call('PATCH', `/api/admin/places/${place.id}/toggle-status`, {})).status).toBe(200)
  keep()
  await expect.poll(async () => (await deliveries(id))[0]?.state).toBe('delivered')
  expect(told()).toEqual([
    {
      ...{ type: 'place.updated', timestamp: expect.stringMatching(/Z$/) },
      data: { places: [{ id: place.id, slug: 'zoo', name: 'Zoo', fields: ['isActive'] }] },
    },
  ])
  const headers = heard.lastHeaders()
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${heard.bodies[0]}`
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
})

test('what was undone before it was so is never told; what many places have in common comes a hundred at a time', async () => {
  const { db, call, hook, deliveries } = await aGuide()
  const { id } = await hook(['place'])
  const change = db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into audit_log (action, entity, entity_id, after) values ('update', 'places', '1', '{}')`,
    )
    throw new Error('undone')
  })
  await expect(change).rejects.toThrow('undone')
  expect(await deliveries(id)).toEqual([])
  await db.execute(sql`insert into audit_log (action, entity, entity_id, after)
    select 'update', 'places', n::text, '{"isActive": true}' from generate_series(1, 201) n`)
  const bodies = (await deliveries(id)).map(
    ({ body }: { body: string }) => JSON.parse(body).data.places.length,
  )
  expect(bodies).toEqual([1, 100, 100])
  const { body } = await call('GET', '/api/admin/webhooks')
  expect(body).toMatchObject([{ id, waiting: 3, lastState: null }])
})

onPostgresql('what changes while a webhook is being deleted is stored, and told the others', async () => {
  const { db, call, hook, deliveries } = await aGuide()
  const place = await aPlace(db, { name: 'Zoo', slug: 'zoo' })
  const [gone, other] = [await hook(['place']), await hook(['place'], 'https://other.example')]
  const saving = await whileLocked(db, sql`delete from webhooks where id = ${gone.id}`, async () => {
    const saved = call('PATCH', `/api/admin/places/${place.id}/toggle-status`, {})
    await waiting(db, 1)
    return [saved]
  })
  expect((await saving[0])?.status).toBe(200)
  expect(await deliveries(other.id)).toHaveLength(1)
})

onPostgresql('a webhook that is tried while it is being deleted is unknown by then', async () => {
  const { db, call, hook } = await aGuide()
  const gone = await hook(['place'])
  const [trying] = await whileLocked(db, sql`delete from webhooks where id = ${gone.id}`, async () => {
    const tried = call('POST', `/api/admin/webhooks/${gone.id}/test`)
    await waiting(db, 1)
    return [tried]
  })
  expect((await trying)?.status).toBe(404)
})

test('a webhook that is switched off is not tried: nothing would come of it', async () => {
  const { call, hook, deliveries } = await aGuide()
  const { id } = await hook(['place'])
  await call('PATCH', `/api/admin/webhooks/${id}`, { isActive: false })
  expect(await call('POST', `/api/admin/webhooks/${id}/test`)).toMatchObject({
    status: 422,
    body: { message: 'It is switched off: switch it on first' },
  })
  expect(await deliveries(id)).toEqual([])
})

test('a webhook that is switched off is told nothing again: it would wait unseen', async () => {
  const { db, call, hook, deliveries } = await aGuide()
  const { id } = await hook(['place'])
  await call('POST', `/api/admin/webhooks/${id}/test`)
  await db.execute(sql`update webhook_deliveries set state = 'failed', tries = 8, error = 'no answer'`)
  await call('PATCH', `/api/admin/webhooks/${id}`, { isActive: false })
  const [failed] = await deliveries(id)
  const again = () => call('POST', `/api/admin/webhooks/deliveries/${failed.id}/redeliver`)
  expect(await again()).toMatchObject({
    status: 422,
    body: { message: 'It is switched off: switch it on first' },
  })
  expect(await deliveries(id)).toEqual([failed])
  await call('PATCH', `/api/admin/webhooks/${id}`, { isActive: true })
  expect((await again()).status).toBe(200)
  await db.execute(sql`delete from webhook_deliveries`)
  expect((await again()).status).toBe(404)
})

test('what becomes of a city is told, and of its places nothing one by one', async () => {
  const { db, call, hook, deliveries } = await aGuide()
  const { id } = await hook(['city'])
  const made = (
    await call('POST', '/api/admin/cities', { name: 'Eisenstadt', country: 'Austria', lat: 47.8, lng: 16.5 })
  ).body
  await aPlace(db, { cities: [made] })
  await call('PUT', `/api/admin/cities/${made.id}`, { name: 'Eisenstadt (Kismarton)' })
  const { historyId } = (await call('DELETE', `/api/admin/cities/${made.id}`)).body
  await call('POST', `/api/admin/history/${historyId}/restore`)
  const city = { id: made.id, slug: 'eisenstadt', name: 'Eisenstadt (Kismarton)', fields: [] }
  const events = (await deliveries(id)).map(({ body }: { body: string }) => JSON.parse(body)).reverse()
  expect(events).toMatchObject([
    { type: 'city.created', data: { cities: [{ ...city, name: 'Eisenstadt' }] } },
    { type: 'city.updated', data: { cities: [{ ...city, fields: ['name'] }] } },
    { type: 'city.deleted', data: { cities: [city] } },
    { type: 'city.restored', data: { cities: [city] } },
  ])
})

test('photos are told whoever brought them, a hundred at a time, but not where their files are read nor what goes with a place', async () => {
  const { db, hook, deliveries } = await aGuide()
  const place = await aPlace(db, { slug: 'zoo' })
  const { id } = await hook(['photo'])
  const image = await anImage(db, place)
  await db.execute(
    sql`update place_images set signed_url = 'https://files.example/1', updated_at = now() where id = ${image.id}`,
  )
  await db.execute(sql`update place_images set alt_text = 'A bear' where id = ${image.id}`)
  await db.execute(sql`insert into place_images (place_id, image_type, original_url)
    select ${place.id}, 'commons_auto', 'https://commons.example/' || n from generate_series(1, 101) n`)
  await db.execute(sql`delete from place_images where id = ${image.id}`)
  await db.execute(sql`delete from places where id = ${place.id}`)
  await aPlace(db, { slug: 'museum' })
  const change = db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into place_images (place_id, image_type) select id, 'manual_upload' from places`,
    )
    throw new Error('undone')
  })
  await expect(change).rejects.toThrow('undone')
  const events = (await deliveries(id)).map(({ body }: { body: string }) => JSON.parse(body)).reverse()
  const one = { photos: [{ id: image.id, placeId: place.id, place: 'zoo' }] }
  expect(events).toMatchObject([
    { type: 'photo.created', data: one },
    { type: 'photo.updated', data: one },
    { type: 'photo.created' },
    { type: 'photo.created' },
    { type: 'photo.deleted', data: one },
  ])
  expect(events.slice(2, 4).map(({ data }: { data: { photos: unknown[] } }) => data.photos.length)).toEqual([
    100, 1,
  ])
})

test('an import is one event, its places none; reports are told by their number; who is not active hears nothing', async () => {
  const { db, call, hook, deliveries } = await aGuide()
  const [all, off] = [await hook(['place', 'import', 'report']), await hook(['report'])]
  await call('PATCH', `/api/admin/webhooks/${off.id}`, { isActive: false })
  const city = await aCity(db, { slug: 'vienna' })
  const place = await aPlace(db, { slug: 'zoo' })
  const run = { origin: null, provider: 'openstreetmap', cityId: city.id, jobId: null, startedBy: null }
  const runId = await startRun(db, run)
  await db.execute(sql`insert into audit_log (action, entity, entity_id, import_run_id)
    values ('create', 'places', ${String(place.id)}, ${runId})`)
  await db.execute(sql`update import_runs set added = 1, state = 'done' where id = ${runId}`)
  await db.execute(
    sql`insert into reports (place_id, reason, sentence) values (${place.id}, 'hours', 'Our secret')`,
  )
  await db.execute(sql`update reports set state = 'dismissed', decided_at = now()`)
  const events = (await deliveries(all.id)).map(({ body }: { body: string }) => JSON.parse(body)).reverse()
  expect(events).toMatchObject([
    { type: 'import.done', data: { id: runId, city: 'vienna', added: 1 } },
    { type: 'report.created', data: { place: 'zoo', placeId: place.id, reason: 'hours' } },
    { type: 'report.dismissed', data: { place: 'zoo' } },
  ])
  expect(JSON.stringify(events)).not.toContain('Our secret')
  expect(await deliveries(off.id)).toEqual([])
})

test('what fails is tried again later, and by hand at once; a dead address keeps no other waiting', async () => {
  let status = 500
  const { db, call, heard, keep, hook, deliveries } = await aGuide(() => ({ status, body: '' }))
  const dead = await hook(['place'], 'https://nobody.invalid/hook')
  const { id } = await hook(['place'])
  await call('POST', `/api/admin/webhooks/${id}/test`)
  await call('POST', `/api/admin/webhooks/${dead.id}/test`)
  keep()
  await expect.poll(async () => (await deliveries(id))[0]?.error).toBe('answered with status 500')
  await expect.poll(async () => (await deliveries(dead.id))[0]?.error).toMatch(/name/)
  const [failed] = await deliveries(id)
  expect(failed).toMatchObject({ event: 'webhook.test', state: 'waiting', tries: 1, status: 500 })
  expect(Date.parse(failed.dueAt)).toBeGreaterThan(Date.parse(failed.triedAt) + 4000)
  status = 204
  await call('POST', `/api/admin/webhooks/deliveries/${failed.id}/redeliver`)
  await expect.poll(async () => (await deliveries(id))[0]?.state).toBe('delivered')
  expect((await deliveries(id))[0].messageId).toBe(failed.messageId)
  expect(heard.requests.length).toBeGreaterThanOrEqual(2)
  // The last of its tries.
  await db.execute(
    sql`update webhook_deliveries set tries = 7, due_at = now() where webhook_id = ${dead.id}::uuid`,
  )
  await expect.poll(async () => (await deliveries(dead.id))[0]?.state).toBe('failed')
})

test.each([
  ['a page', { body: 'x'.repeat(300_000) }],
  ['what it packs as nobody asked for', { body: 'x', headers: { 'Content-Encoding': 'br' } }],
])('who answers yes with %s has heard it, and is not told again', async (_, answer) => {
  const { call, heard, keep, hook, deliveries } = await aGuide(() => answer)
  const { id } = await hook(['place'])
  await call('POST', `/api/admin/webhooks/${id}/test`)
  keep()
  await expect.poll(async () => (await deliveries(id))[0]?.triedAt).toBeTruthy()
  await expect.poll(async () => (await deliveries(id))[0]).toMatchObject({ state: 'delivered', status: 200 })
  expect(heard.requests).toHaveLength(1)
})

test('what a killed process had begun to tell is told by the next', async () => {
  const { db, call, keep, hook, told, deliveries } = await aGuide()
  const { id } = await hook(['place'])
  await call('POST', `/api/admin/webhooks/${id}/test`)
  expect(await takeDelivery(db, id)).toBeDefined()
  expect(await takeDelivery(db, id)).toBeUndefined()
  await db.execute(sql`update webhook_deliveries set due_at = now()`)
  keep()
  await expect.poll(async () => (await deliveries(id))[0]?.state).toBe('delivered')
  expect(told()).toMatchObject([{ type: 'webhook.test' }])
})

test('what was put off by a clock that was months ahead is told at once', async () => {
  const { db, call, keep, hook, deliveries } = await aGuide()
  const { id } = await hook(['place'])
  await call('POST', `/api/admin/webhooks/${id}/test`)
  await db.execute(sql`update webhook_deliveries set due_at = now() + interval '3 months'`)
  keep()
  await expect.poll(async () => (await deliveries(id))[0]?.state).toBe('delivered')
})

test('what is told again while it is being told is told once, and each try keeps its own outcome', async () => {
  const { db, call, hook, deliveries } = await aGuide()
  const { id } = await hook(['place'])
  for (let count = 0; count < 12; count++) await call('POST', `/api/admin/webhooks/${id}/test`)
  const all: { id: number }[] = await deliveries(id)
  const again = (delivery: { id: number }) =>
    call('POST', `/api/admin/webhooks/deliveries/${delivery.id}/redeliver`)
  const tries: DueDelivery[] = []
  const take = async () => {
    const taken = await takeDelivery(db, id)
    if (taken) tries.push(taken)
    return taken
  }
  await Promise.all(all.flatMap((one) => [take(), again(one)]))
  while (await take());
  expect(tries.map((one) => one.id).sort()).toEqual(all.map((one) => one.id).sort())
  const [hung] = tries
  if (!hung) throw new Error('Nothing was taken')
  // Whoever had it wakes up while somebody else tries it.
  await db.execute(sql`update webhook_deliveries set due_at = now() where id = ${hung.id}`)
  expect((await again(hung)).status).toBe(200)
  const next = await take()
  expect(next).toMatchObject({ id: hung.id, tries: hung.tries })
  await noteOutcome(db, hung, { state: 'failed', error: 'answered with status 500' })
  const seen = async () => (await deliveries(id)).find((one: { id: number }) => one.id === hung.id)
  expect(await seen()).toMatchObject({ state: 'waiting', error: null })
  if (next) await noteOutcome(db, next, { state: 'delivered', status: 204 })
  expect(await seen()).toMatchObject({ state: 'delivered', status: 204 })
})

test('no address within a private network is reached, unless the settings name it', async () => {
  const { db, call, heard, hook, deliveries, settings } = await aGuide()
  const { id } = await hook(['place'])
  await call('POST', `/api/admin/webhooks/${id}/test`)
  onTestFinished(keepWebhooks({ db, log, settings: { ...settings, WEBHOOK_ORIGINS: undefined } }, 10))
  await expect.poll(async () => (await deliveries(id))[0]?.error).toBeTruthy()
  expect(heard.requests).toEqual([])
  for (const url of ['ftp://example.org/', 'https://user:password@example.org/', 'nonsense', ''])
    expect([url, (await call('POST', '/api/admin/webhooks', { url, topics: ['place'] })).status]).toEqual([
      url,
      422,
    ])
})

test('an address that no delivery would reach is not saved; a name that nobody knows yet is', async () => {
  const { call, heard, hook } = await aGuide()
  const { id } = await hook(['place'], 'https://nobody.invalid/hook')
  const inner = ['http://127.0.0.1:9/', 'https://[::1]/', 'https://10.0.0.1/hook', 'http://localhost/']
  for (const url of [
    ...inner,
    'https://nobody.invalid:8443/',
    `${heard.url.replace('127.0.0.1', 'localhost')}/`,
  ]) {
    const path = `/api/admin/webhooks/${id}`
    for (const [method, at] of [
      ['POST', '/api/admin/webhooks'],
      ['PATCH', path],
    ] as const) {
      const { status, body } = await call(method, at, { url, topics: ['place'] })
      expect([url, status, body.issues]).toEqual([url, 422, [{ path: 'url', message: body.message }]])
      expect(body.message).toContain(`unless its owner adds ${new URL(url).origin} to WEBHOOK_ORIGINS`)
    }
  }
  const changed = await call('PATCH', `/api/admin/webhooks/${id}`, { url: `${heard.url}/new` })
  expect(changed).toMatchObject({ status: 200, body: { url: `${heard.url}/new` } })
})

test('the log is bounded', async () => {
  const { db, call, hook, deliveries } = await aGuide()
  const { id } = await hook(['place'])
  for (let count = 0; count < 8; count++) await call('POST', `/api/admin/webhooks/${id}/test`)
  await db.execute(sql`update webhook_deliveries set state = 'delivered' where id % 2 = 0`)
  await forgetDeliveries(db, { days: 30, over: 3, waiting: 2 })
  const states = (await deliveries(id)).map(({ state }: { state: string }) => state)
  expect(states.toSorted()).toEqual(['delivered', 'delivered', 'delivered', 'waiting', 'waiting'])
  await db.execute(sql`update webhook_deliveries set created_at = now() - interval '31 days'`)
  await forgetDeliveries(db)
  expect((await deliveries(id)).map(({ state }: { state: string }) => state)).toEqual(['waiting', 'waiting'])
})

test('a secret that was stored in the open is sealed once there is what to seal it with', async () => {
  const { db, hook } = await aGuide()
  const { secret } = await hook(['place'])
  await db.execute(sql`update webhooks set secret = ${secret}`)
  await sealSigningSecrets(db, { APP_SECRET })
  const { rows } = await db.execute(sql`select secret from webhooks`)
  expect(rows).toEqual([{ secret: expect.stringMatching(/^sealed:/) }])
})

test('what there is to tell waits while the guide has another APP_SECRET or none, which is said, and is told with the right one', async () => {
  const { db, call, hook, keep, heard, deliveries, settings } = await aGuide()
  const { id } = await hook(['place'])
  await call('POST', `/api/admin/webhooks/${id}/test`)
  for (const wrong of ['another secret of the site', undefined]) {
    const stop = keepWebhooks({ db, log, settings: { ...settings, APP_SECRET: wrong } }, 10)
    await expect
      .poll(() => deliveries(id))
      .toMatchObject([
        { state: 'waiting', error: expect.stringContaining('start the guide with the APP_SECRET') },
      ])
    await stop()
    await db.execute(sql`update webhook_deliveries set due_at = now(), error = null`)
  }
  keep()
  await expect.poll(() => deliveries(id)).toMatchObject([{ state: 'delivered' }])
  expect(heard.bodies).toHaveLength(1)
})

test('a deleted webhook comes back with its secret, what waits for it and its log', async () => {
  const { db, call, hook, keep, heard, deliveries } = await aGuide()
  const { id, secret } = await hook(['place'])
  await call('POST', `/api/admin/webhooks/${id}/test`)
  await call('POST', `/api/admin/webhooks/${id}/test`)
  await db.execute(
    sql`update webhook_deliveries set state = 'delivered' where id = (select min(id) from webhook_deliveries)`,
  )
  const log = await deliveries(id)
  const { body } = await call('DELETE', `/api/admin/webhooks/${id}`)
  const undo = `/api/admin/webhooks/deletions/${body.historyId}/undo`
  expect((await call('GET', '/api/admin/webhooks')).body).toEqual([])
  await db.execute(sql`insert into webhooks (id, url, topics, secret)
    select gen_random_uuid(), 'https://fun.example/' || n, '{place}', 'x' from generate_series(1, 20) n`)
  expect(await call('POST', undo)).toMatchObject({ status: 422, body: { code: 'enough' } })
  await db.execute(sql`delete from webhooks`)
  expect((await call('POST', undo)).status).toBe(200)
  expect(await deliveries(id)).toEqual(log)
  keep()
  await expect.poll(() => heard.bodies.length).toBe(1)
  const headers = heard.lastHeaders()
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${heard.bodies[0]}`
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
})
