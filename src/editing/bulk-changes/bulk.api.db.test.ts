import { asc, eq, sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { aCity, aFunType, anImage, aPlace, aSeason } from '../../../tests/factories.ts'
import { aStarterEntry } from '../../../tests/starter.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { starterCandidate } from '../../gathering/providers/starter-guide/starter-place.ts'
import { storeCandidates } from '../../gathering/storing/store-candidates.queries.ts'
import { lockPlace } from '../../guide/places/lock-places.queries.ts'
import { placeSources, places } from '../../guide/places/place.table.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'

test('several places change at once, each with its own entry of what became different', async () => {
  const { db, change, changes } = await anOffice()
  const a = await aPlace(db, { name: 'A', isActive: false })
  const b = await aPlace(db, { name: 'B', isActive: true })
  const other = await aPlace(db, { name: 'C', isActive: false })
  const answer = await change({ ids: [a.id, b.id, 4711], changes: { isActive: true, isReviewed: true } })
  expect(answer).toEqual({
    status: 200,
    body: {
      matched: 2,
      changed: 2,
      left: 0,
      unfit: 0,
      changedIds: [a.id, b.id],
      changeId: expect.any(String),
    },
  })
  expect(await changes()).toEqual([
    [String(a.id), { isActive: false, isReviewed: false }, { isActive: true, isReviewed: true }],
    [String(b.id), { isReviewed: false }, { isReviewed: true }],
  ])
  expect((await db.select().from(places).where(eq(places.id, other.id)))[0]?.isActive).toBe(false)
  const again = await change({ ids: [a.id, b.id], changes: { isActive: true } })
  expect(again.body).toEqual({
    matched: 2,
    changed: 0,
    left: 0,
    unfit: 0,
    changedIds: [],
    changeId: expect.any(String),
  })
})

test('fun types and seasons are added and removed, and kept from imports where they changed', async () => {
  const { db, call, change, changes } = await anOffice()
  const [zoo, museum] = [await aFunType(db, { slug: 'zoo' }), await aFunType(db, { slug: 'museum' })]
  const [summer, spring] = [await aSeason(db, { name: 'summer' }), await aSeason(db, { name: 'spring' })]
  const { id } = await aPlace(db, {
    funTypes: ['playground', 'zoo'],
    seasons: ['summer'],
  })
  const all = await aPlace(db, {
    funTypes: ['museum'],
    seasons: ['spring'],
    editedFields: ['website', 'address'],
  })
  const answer = await change({
    ids: [id, all.id],
    changes: {
      addFunTypes: [museum.id],
      removeFunTypes: [zoo.id],
      addSeasons: [spring.id],
      removeSeasons: [summer.id],
    },
  })
  expect(answer.body).toEqual({
    matched: 2,
    changed: 1,
    left: 0,
    unfit: 0,
    changedIds: [id],
    changeId: expect.any(String),
  })
  const { body } = await call('GET', `/api/admin/places/${id}`)
  expect(body.funTypes.map(({ slug }: { slug: string }) => slug)).toEqual(['playground', 'museum'])
  expect(body.seasons.map(({ name }: { name: string }) => name)).toEqual(['spring'])
  expect(body.editedFields).toEqual(['funTypes', 'seasons'])
  expect(await changes()).toEqual([
    [
      String(id),
      { funTypes: ['playground', 'zoo'], seasons: ['summer'], editedFields: [] },
      { funTypes: ['playground', 'museum'], seasons: ['spring'], editedFields: ['funTypes', 'seasons'] },
    ],
  ])
  const untouched = await call('GET', `/api/admin/places/${all.id}`)
  expect(untouched.body.editedFields).toEqual(['website', 'address'])
})

test('places of other fun types are drawn as what they are by now, and again as before once that is undone', async () => {
  const { db, call, change } = await anOffice()
  const [zoo, playground] = [await aFunType(db, { slug: 'zoo' }), await aFunType(db, { slug: 'playground' })]
  const panda = aStarterEntry({ name: 'Tiergarten', funTypes: ['zoo'], scene: 'panda' })
  await db.transaction((tx) =>
    storeCandidates(tx, [starterCandidate('Austria', 'vienna', panda)], { asOf: new Date() }),
  )
  await aPlace(db, { name: 'Bear Park', funTypes: ['playground'] })
  const drawn = async () => (await db.select().from(places).orderBy(places.id)).map(({ scenes }) => scenes)
  const ids = (await db.select().from(places).orderBy(places.id)).map(({ id }) => id)
  const before = await drawn()
  await change({ ids, changes: { addFunTypes: [zoo.id], removeFunTypes: [playground.id] } })
  expect([before[0], await drawn()]).toEqual([['zoo-panda'], [['zoo-panda'], ['zoo-bear']]])
  await change({ ids, changes: { addFunTypes: [playground.id], removeFunTypes: [zoo.id] } })
  expect((await drawn())[0]).not.toContain('zoo-panda')
  for (const id of ids) {
    const { body } = await call('GET', `/api/admin/places/${id}/history`)
    await call('POST', `/api/admin/history/${body.entries[0].id}/undo`)
  }
  expect(await drawn()).toEqual([['zoo-panda'], ['zoo-bear']])
})

test('facts are set for many places, and kept from imports where they changed', async () => {
  const { db, call, change, changes } = await anOffice()
  const out = await aPlace(db, { editedFields: ['website'] })
  const inside = await aPlace(db, { setting: 'indoor' })
  // What was written last is read last, where nobody asks for an order.
  await db.update(places).set({ isReviewed: false }).where(eq(places.id, out.id))
  const answer = await change({ ids: [out.id, inside.id], changes: { isIndoor: true, isReviewed: true } })
  expect(answer.body).toMatchObject({ matched: 2, changed: 2 })
  expect(await changes()).toEqual([
    [
      String(out.id),
      { setting: null, isReviewed: false, editedFields: ['website'] },
      { setting: 'indoor', isReviewed: true, editedFields: ['setting', 'website'] },
    ],
    [String(inside.id), { isReviewed: false }, { isReviewed: true }],
  ])
  const { body } = await call('GET', `/api/admin/places/${out.id}`)
  expect([body.isIndoor, body.editedFields]).toEqual([true, ['setting', 'website']])
})

test('any fact is set for many places with what follows from it, and undone as a whole', async () => {
  const { db, call, change } = await anOffice()
  const [a, b] = [
    await aPlace(db),
    await aPlace(db, { closedUntil: '2026-03-01', addrCity: 'Linz', address: 'Linz' }),
  ]
  const ids = [a.id, b.id]
  const facts = async (id: number) => {
    const { addrCity, address, closedFrom, bestAgeMin, food } = (await call('GET', `/api/admin/places/${id}`))
      .body
    return { addrCity, address, closedFrom, bestAgeMin, food }
  }
  const before = [await facts(a.id), await facts(b.id)]
  const changes = { addrCity: 'Graz', bestAgeMin: 3, food: ['cafe'], isFeatured: true }
  const set = await change({ ids, changes })
  expect(set.body).toMatchObject({ matched: 2, changed: 2, unfit: 0, changedIds: ids })
  expect(await facts(a.id)).toMatchObject({
    addrCity: 'Graz',
    address: 'Graz',
    bestAgeMin: 3,
    food: ['cafe'],
  })
  expect((await change({ ids, changes: { closedFrom: '2026-04-01' } })).body).toMatchObject({
    changed: 1,
    unfit: 1,
  })
  expect([(await facts(a.id)).closedFrom, (await facts(b.id)).closedFrom]).toEqual(['2026-04-01', null])
  await change({ ids, changes: { closedFrom: null } })
  await call('POST', `/api/admin/history/changes/${set.body.changeId}/undo`)
  expect([await facts(a.id), await facts(b.id)]).toEqual(before)
})

test('a fact of many places goes back to what the sources say; where there is none, it stays', async () => {
  const { db, call, change } = await anOffice()
  const entry = aStarterEntry({ name: 'Tiergarten', funTypes: ['zoo'] })
  await aFunType(db, { slug: 'zoo' })
  await db.transaction((tx) =>
    storeCandidates(tx, [starterCandidate('Austria', 'vienna', entry)], { asOf: new Date() }),
  )
  const [stored] = await db.select().from(places)
  const byHand = await aPlace(db, { description: 'By hand' })
  const ids = [stored?.id ?? 0, byHand.id]
  await change({ ids, changes: { description: 'The same of both' } })
  const released = await change({ ids, changes: { releasedFields: ['description'] } })
  expect(released.body).toMatchObject({ matched: 2, changed: 1, changedIds: [stored?.id] })
  const texts = async () =>
    Promise.all(ids.map(async (id) => (await call('GET', `/api/admin/places/${id}`)).body.description))
  expect(await texts()).toEqual([stored?.description, 'The same of both'])
  await call('POST', `/api/admin/history/changes/${released.body.changeId}/undo`)
  expect(await texts()).toEqual(['The same of both', 'The same of both'])
})

test('all places that match the filters change, and none when others match by now', async () => {
  const { db, change, changes } = await anOffice()
  const a = await aPlace(db, { name: 'Zoo A' })
  const b = await aPlace(db, { name: 'Zoo B' })
  await aPlace(db, { name: 'Park' })
  const wanted = { filters: { search: 'zoo' }, changes: { isFeatured: true } }
  const refused = await change({ ...wanted, total: 3 })
  expect([refused.status, refused.body.code, refused.body.current]).toEqual([409, 'stale', { total: 2 }])
  expect(await changes()).toEqual([])
  expect((await change({ ...wanted, total: 2 })).body).toEqual({
    matched: 2,
    changed: 2,
    left: 0,
    unfit: 0,
    changedIds: [a.id, b.id],
    changeId: expect.any(String),
  })
})

test('that others match by now is said without waiting for those who edit them', async ({ skip }) => {
  if (!inject('templateDatabase')) return skip('the embedded database does one thing after the other')
  const { db, change } = await anOffice()
  const { id } = await aPlace(db, { name: 'Zoo' })
  const wanted = { filters: { search: 'zoo' }, total: 2, changes: { isFeatured: true } }
  const { status, body } = await db.transaction(async (tx) => {
    await lockPlace(tx, id)
    return change(wanted)
  })
  expect([status, body.current]).toEqual([409, { total: 1 }])
})

test.each([
  [{ changes: { isActive: true } }, 400],
  [{ ids: [], changes: { isActive: true } }, 400],
  [{ ids: Array.from({ length: 1001 }, (_, i) => i + 1), changes: { isActive: true } }, 400],
  [{ ids: [1], changes: {} }, 400],
  [{ ids: [1], changes: { isActive: 'yes' } }, 400],
  [{ filters: { search: 'x' }, changes: { isActive: true } }, 400],
  [{ filters: { isActive: 'perhaps' }, total: 0, changes: { isActive: true } }, 400],
  [{ ids: [1], changes: { lat: 48 } }, 400],
  [{ ids: [1], changes: { bestAgeMin: 99 } }, 400],
  [{ ids: [1], changes: { releasedFields: ['lat'] } }, 400],
  [{ ids: [1], changes: { addFunTypes: [4711] } }, 422],
  [{ ids: [1], changes: { addSeasons: [1], removeSeasons: [1] } }, 422],
])('refusal $#: a malformed change or one that breaks a rule changes nothing', async (body, status) => {
  const { change } = await anOffice()
  expect((await change(body)).status).toBe(status)
})

test.each([
  [{ ids: [1], changes: { isActive: 'yes' } }, ['changes.isActive']],
  [{ ids: ['x'], changes: { isActive: true } }, ['ids.0']],
  [{ filters: { hasPhoto: 'perhaps' }, total: 0, changes: { isActive: true } }, ['filters.hasPhoto']],
  [{ filters: {}, total: 0, changes: { isActive: 'yes' } }, ['changes.isActive']],
])('refusal %j names what is wrong in the way that was meant', async (body, paths) => {
  const { change } = await anOffice()
  const { body: told } = await change(body)
  expect(told.issues.map(({ path }: { path: string }) => path)).toEqual(paths)
})

test('a change that says neither which places nor of how many tells both ways', async () => {
  const { change } = await anOffice()
  const { body } = await change({ filters: {}, changes: { isActive: true } })
  expect(body.issues).toEqual([
    { path: '', message: 'Wants ids, a thousand at most, or filters with the total that matches' },
  ])
})

test('two editors who change the same places in another order both succeed', async () => {
  const { db, change } = await anOffice()
  const ids: number[] = []
  for (let number = 0; number < 20; number++) ids.push((await aPlace(db)).id)
  const flags = ['isActive', 'isFeatured', 'isReviewed', 'isActive']
  const answers = await Promise.all(
    flags.map((flag, i) => change({ ids: i % 2 ? ids : ids.toReversed(), changes: { [flag]: i < 3 } })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

test('the list is narrowed by photo, hours nobody understands, what is gone, and the city', async () => {
  const { db, call } = await anOffice()
  const vienna = await aCity(db)
  const photo = await aPlace(db, { name: 'Photo', cities: [vienna] })
  await anImage(db, photo)
  const unclear = await aPlace(db, { name: 'Unclear', openingHours: 'when it suits' })
  const clear = await aPlace(db, { name: 'Clear', openingHours: '24/7' })
  await aPlace(db, { name: 'Not reckoned yet', openingHours: 'soon' })
  await db.execute(sql`insert into place_hours (place_id, opening_hours, lat, lng, time_zone, grade,
      first_day, days, states)
    values (${unclear.id}, 'when it suits', 0, 0, 'UTC', 'stated', '2026-01-01', '[]', '?'),
      (${clear.id}, '24/7', 0, 0, 'UTC', 'stated', '2026-01-01', '[]', 'o')`)
  const gone = await aPlace(db, { name: 'Gone' })
  const half = await aPlace(db, { name: 'Half gone' })
  const goneSince = new Date()
  await db.insert(placeSources).values([
    { placeId: gone.id, provider: 'openstreetmap', externalId: 'way/1', raw: {}, goneSince },
    { placeId: gone.id, provider: 'starter', externalId: 'starter/a', raw: {} },
    { placeId: half.id, provider: 'openstreetmap', externalId: 'way/2', raw: {}, goneSince },
    { placeId: half.id, provider: 'openstreetmap', externalId: 'way/3', raw: {} },
  ])
  const names = async (query: string) => {
    const { body } = await call('GET', `/api/admin/places?${query}`)
    return body.data.map(({ name }: { name: string }) => name)
  }
  expect(await names('hasPhoto=true')).toEqual(['Photo'])
  expect(await names('hasPhoto=false')).toHaveLength(5)
  expect(await names('hasUnclearHours=true')).toEqual(['Unclear'])
  expect(await names('isGone=true')).toEqual(['Gone'])
  expect(await names(`cityId=${vienna.id}&isGone=false`)).toEqual(['Photo'])
  expect((await call('GET', '/api/admin/places?cityId=x')).status).toBe(400)
})

async function anOffice() {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const change = (body: object) => call('PATCH', '/api/admin/places', body)
  const changes = async () =>
    (await db.select().from(auditLog).orderBy(asc(auditLog.id))).map((entry) => [
      entry.entityId,
      entry.before,
      entry.after,
    ])
  return { db, call, change, changes }
}
