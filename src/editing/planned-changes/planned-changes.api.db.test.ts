import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aCity, anAccount, aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import type { PlaceDays } from '../../guide/dates/place-days.schema.ts'
import { clockOf } from '../../guide/opening-hours/days/day-hours.ts'
import { placeHours } from '../../guide/opening-hours/place-hours/place-hours.table.ts'
import { refreshPlaceHours } from '../../guide/opening-hours/place-hours/refresh-place-hours.task.ts'
import { places } from '../../guide/places/place.table.ts'
import { users } from '../../office/accounts/account/account.table.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { log } from '../../platform/log/log.ts'
import { pageContent } from '../../site/page-content/page-content.table.ts'
import { plannedChanges } from './planned-change.table.ts'
import { publishDue } from './publish-due.task.ts'

const path = '/api/admin/planned-changes'
const firstOfDecember = { date: '2036-12-01', time: '06:00', timeZone: 'Europe/Vienna' }

test('a draft is seen by colleagues and by no visitor, until somebody publishes it as their own change', async () => {
  const { db, call, publicJson, text, userId, aPage } = await anOffice()
  const { status, body } = await call('POST', path, aPage('Winter'))
  expect(status).toBe(201)
  expect(body).toMatchObject({
    ...{ subject: 'page', key: 'about', name: 'About', state: 'draft', when: null, fields: ['description'] },
    ...{ overtaken: [], isGone: false, refusal: null, username: expect.any(String) },
  })
  const colleague = await testEditor(db, { account: { username: 'ella', role: 'viewer' } })
  expect((await colleague.call('GET', path)).body).toEqual([body])
  expect(await text()).toBe('Autumn')
  expect((await call('POST', `${path}/${body.id}/publish`, {})).body).toMatchObject({ state: 'published' })
  expect(await text()).toBe('Winter')
  expect((await publicJson('/api/page-content/about'))[0].content).toBe('Winter')
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.entity, 'page_content'))
  expect(entry).toMatchObject({ userId, before: { content: 'Autumn' }, after: { content: 'Winter' } })
  expect((await call('POST', `${path}/${body.id}/publish`, {})).status).toBe(409)
})

test('the same kept twice, since the first answer was lost on the way, waits once; with another time it is another', async () => {
  const { call, aPage } = await anOffice()
  const keep = (when: object | null) => call('POST', path, { ...aPage('Winter'), when })
  const answers = await Promise.all([keep(null), keep(null), keep(null)])
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  expect((await keep(firstOfDecember)).body.id).not.toBe(answers[0]?.body.id)
  expect((await call('GET', path)).body).toHaveLength(2)
})

test('what is planned is published at its time, by several servers once, in the name of who planned it', async () => {
  const { db, call, text, comeDue, userId, aPage } = await anOffice()
  const { body } = await call('POST', path, { ...aPage('Winter'), when: firstOfDecember })
  expect(body).toMatchObject({
    state: 'planned',
    when: { ...firstOfDecember, at: '2036-12-01T05:00:00.000Z' },
  })
  await publishDue({ db, log })
  expect(await text()).toBe('Autumn')
  await comeDue()
  await Promise.all([publishDue({ db, log }), publishDue({ db, log }), publishDue({ db, log })])
  expect(await text()).toBe('Winter')
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entity, 'page_content'))
    .orderBy(auditLog.id)
  expect(entries.map((entry) => entry.userId)).toEqual([userId])
  expect((await call('GET', path)).body).toMatchObject([
    { state: 'published', publishedAt: expect.any(String) },
  ])
})

test('a preview shows what visitors will read, and changes nothing', async () => {
  const { db, call, text, aPage } = await anOffice()
  const { body } = await call('POST', path, aPage('## Winter', 'markdown'))
  const preview = await call('GET', `${path}/${body.id}/preview`)
  expect(preview.body).toMatchObject({
    ...{ subject: 'page', key: 'about', planned: { id: body.id } },
    sections: [{ content: '## Winter', blocks: [{ kind: 'heading', runs: [{ text: 'Winter' }] }] }],
  })
  expect(await text()).toBe('Autumn')
  expect(await db.$count(auditLog, eq(auditLog.entity, 'page_content'))).toBe(0)
  const answer = await (await anOfficeRequest(db))('GET', `${path}/${body.id}/preview`)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})

test('what somebody else changed since is not overruled: it is kept, said, and published once it is planned anew', async () => {
  const { db, call, text, comeDue, aPage } = await anOffice()
  const planned = (await call('POST', path, { ...aPage('Winter'), when: firstOfDecember })).body
  const theirs = { updates: { description: { content: 'Theirs' } } }
  await call('PUT', '/api/page-content/about', theirs)
  expect((await call('GET', `${path}/${planned.id}`)).body.overtaken).toEqual(['description'])
  await comeDue()
  await publishDue({ db, log })
  expect(await text()).toBe('Theirs')
  const refused = (await call('GET', `${path}/${planned.id}`)).body
  expect(refused).toMatchObject({
    ...{ state: 'refused', refusal: 'Changed by somebody else since it was planned: Description' },
  })
  expect((await call('POST', `${path}/${planned.id}/publish`, {})).body.code).toBe('overtaken')
  const { changes } = aPage('Winter')
  const again = await call('PUT', `${path}/${planned.id}`, { subject: 'page', changes, when: null })
  expect(again.body).toMatchObject({ state: 'draft', overtaken: [], refusal: null })
  expect((await call('POST', `${path}/${planned.id}/publish`, {})).status).toBe(200)
  expect(await text()).toBe('Winter')
})

test('what comes after a planned change is planned upon it', async () => {
  const { db, call, text, comeDue, aPage } = await anOffice()
  const inMarch = { ...firstOfDecember, date: '2037-03-01' }
  await call('POST', path, { ...aPage('Summer'), when: inMarch })
  await call('POST', path, { ...aPage('Winter'), when: firstOfDecember })
  await comeDue('2036-12-31')
  await publishDue({ db, log })
  expect(await text()).toBe('Winter')
  await comeDue()
  await publishDue({ db, log })
  expect(await text()).toBe('Summer')
})

test('who lost the right to change things publishes nothing any more', async () => {
  const { db, call, text, comeDue, userId, aPage } = await anOffice()
  const planned = (await call('POST', path, { ...aPage('Winter'), when: firstOfDecember })).body
  const colleague = await testEditor(db, { account: { username: 'ella' } })
  await db.update(users).set({ role: 'viewer', username: 'marta' }).where(eq(users.id, userId))
  await comeDue()
  await publishDue({ db, log })
  expect(await text()).toBe('Autumn')
  const refused = (await colleague.call('GET', `${path}/${planned.id}`)).body
  expect(refused.refusal).toBe('marta, who planned it, may no longer change anything')
  expect((await colleague.call('POST', `${path}/${planned.id}/publish`, {})).status).toBe(200)
  expect(await text()).toBe('Winter')
})

test('what an account planned that is gone is kept, and says so', async () => {
  const { db, call, comeDue, userId, aPage } = await anOffice()
  await call('POST', path, { ...aPage('Winter'), when: firstOfDecember })
  const colleague = await testEditor(db, { account: { username: 'ella' } })
  await db.delete(users).where(eq(users.id, userId))
  await comeDue()
  await publishDue({ db, log })
  expect((await colleague.call('GET', path)).body).toMatchObject([
    { state: 'refused', refusal: 'Who planned it has no account any more', username: null },
  ])
})

test('of two editors who change one draft, the second is told what it is now', async () => {
  const { call, aPage } = await anOffice()
  const read = (await call('POST', path, aPage('Winter'))).body
  const write = (content: string) =>
    call('PUT', `${path}/${read.id}`, { ...aPage(content), key: undefined, updatedAt: read.updatedAt })
  expect((await write('Mine')).status).toBe(200)
  const { status, body } = await write('Yours')
  expect([status, body.code, body.current.changes.description.content]).toEqual([409, 'stale', 'Mine'])
  const stale = `?updatedAt=${encodeURIComponent(read.updatedAt)}`
  expect((await call('DELETE', `${path}/${read.id}${stale}`)).status).toBe(409)
  expect((await call('POST', `${path}/${read.id}/publish`, { updatedAt: read.updatedAt })).status).toBe(409)
})

test('whoever keeps a draft that is published meanwhile is told so first, with what it is now', async () => {
  const { call, aPage } = await anOffice()
  const { id, updatedAt } = (await call('POST', path, aPage('Winter'))).body
  const [{ updatedAt: readAt }] = (await call('GET', '/api/admin/page-content/about')).body
  await call('POST', `${path}/${id}/publish`, {})
  const changes = { description: { content: 'Snow', updatedAt: readAt } }
  const late = await call('PUT', `${path}/${id}`, { subject: 'page', changes, updatedAt })
  expect([late.status, late.body.code, late.body.current]).toMatchObject([
    ...[409, 'published', { id, state: 'published' }],
  ])
})

test('a draft upon what somebody else changed since it was read is refused with what it is now', async () => {
  const { call, aPage } = await anOffice()
  const changes = { description: { content: 'Winter', updatedAt: '2020-01-01T00:00:00.000Z' } }
  const { status, body } = await call('POST', path, { ...aPage(''), changes })
  expect([status, body.code, body.current[0].content]).toEqual([409, 'stale', 'Autumn'])
})

test('what is thrown away stays in the history alone', async () => {
  const { call, lastChange, aPage } = await anOffice()
  const { id } = (await call('POST', path, aPage('Winter'))).body
  expect((await call('DELETE', `${path}/${id}`)).body).toEqual({ success: true })
  expect((await call('GET', path)).body).toEqual([])
  expect(await lastChange()).toMatchObject({
    ...{ action: 'delete', entity: 'planned_changes', entityId: String(id) },
    before: { name: 'About', changes: { description: { content: 'Winter' } } },
  })
  expect((await call('DELETE', `${path}/${id}`)).status).toBe(404)
})

test.for([
  [{ when: { ...firstOfDecember, date: '2020-12-01' } }, 'when.time', 'That time is over'],
  // A year as people write it.
  [{ when: { ...firstOfDecember, date: '0027-12-01' } }, 'when.time', 'That time is over'],
  [{ when: { ...firstOfDecember, date: '0000-12-01' } }, 'when.date', 'A date like 2026-11-22'],
  [
    { when: { date: '2037-03-29', time: '02:30', timeZone: 'Europe/Vienna' } },
    ...(['when.time', 'On that day the clocks pass over 02:30'] as const),
  ],
  [
    { when: { date: '9999-12-31', time: '23:00', timeZone: 'Atlantic/Azores' } },
    ...(['when.date', 'By UTC that is after the year 9999'] as const),
  ],
  [{ when: { ...firstOfDecember, time: '6' } }, 'when.time', 'A time like 06:00'],
  [
    { when: { ...firstOfDecember, timeZone: 'Vienna' } },
    ...(['when.timeZone', 'The name of a time zone, such as Europe/Vienna'] as const),
  ],
  [{ changes: { nothing: { content: '' } } }, 'changes.nothing', "This page has no section 'nothing'"],
  [{ changes: { description: { content: 'Autumn' } } }, 'changes', 'This would change nothing'],
] as const)('%j is refused by its name', async ([wrong, field, message]) => {
  const { db, call, aPage } = await anOffice()
  const { status, body } = await call('POST', path, { ...aPage('Winter'), ...wrong })
  expect([status, body.issues[0]]).toEqual([422, { path: field, message }])
  expect(await db.$count(plannedChanges)).toBe(0)
})

test('a place is planned by what would change of it, seen as its visitors will, and changed at its time', async () => {
  const { db, call, publicJson, comeDue, lion } = await anOffice()
  const read = (await call('GET', `/api/admin/places/${lion}`)).body
  const [first] = read.funTypes
  const types = (await call('GET', '/api/fun-types')).body.map(({ id }: { id: number }) => id)
  const [other] = types.filter((id: number) => id !== first.id)
  const hours = { openingHours: 'Mo-Su 10:00-16:00', isFeatured: true, phone: read.phone }
  const changes = { ...hours, selectedFunTypes: [other, first.id], updatedAt: read.updatedAt, website: null }
  const planned = (await call('POST', path, { subject: 'place', key: lion, changes, when: firstOfDecember }))
    .body
  expect(planned).toMatchObject({ key: String(lion), name: 'Lion House', subject: 'place' })
  expect(planned.fields.toSorted()).toEqual(['funTypes', 'isFeatured', 'openingHours'])
  const { place, isHidden } = (await call('GET', `${path}/${planned.id}/preview`)).body
  expect(place).toMatchObject({ openingHours: 'Mo-Su 10:00-16:00', isFeatured: true, slug: 'lion-house' })
  expect(place.hours.days).toHaveLength(8)
  expect(place.hours.days[0].open[0][0]).toMatch(/T10:00\+0[12]:00$/)
  expect(place.funTypes.map(({ slug }: { slug: string }) => slug)).toEqual(['aquarium', 'zoo'])
  expect(place.sources.openingHours).toMatchObject({ source: 'editor' })
  expect(isHidden).toBe(false)
  const now = await publicJson('/api/places/lion-house')
  expect([now.openingHours, now.isFeatured]).toEqual([null, false])
  await comeDue()
  await publishDue({ db, log })
  const then = await publicJson('/api/places/lion-house')
  expect([then.openingHours, then.isFeatured]).toEqual(['Mo-Su 10:00-16:00', true])
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.entity, 'places'))
  expect(entry).toMatchObject({ action: 'update', after: { openingHours: 'Mo-Su 10:00-16:00' } })
  expect((await call('POST', `/api/admin/history/${entry?.id}/undo`, {})).status).toBe(200)
  expect((await publicJson('/api/places/lion-house')).openingHours).toBeNull()
})

test('of places with one name it is told where each is: by its address, else its town, else the city it belongs to', async () => {
  const { db, call } = await anOffice()
  const city = await aCity(db, { name: 'Graz' })
  const lake = { name: 'Playground', cities: [city] }
  const those = [
    await aPlace(db, { ...lake, address: 'Seeweg 1, 8010 Graz', addrCity: 'Graz' }),
    await aPlace(db, { ...lake, addrStreet: 'Am Bach', addrHousenumber: '7', addrCity: 'Weiz' }),
    await aPlace(db, lake),
    await aPlace(db, { name: 'Playground' }),
  ]
  for (const { id } of those)
    await call('POST', path, { subject: 'place', key: id, changes: { phone: '+43 1 1' } })
  const { body } = await call('GET', path)
  expect(body.map(({ where }: { where: string | null }) => where)).toEqual([
    ...['Seeweg 1, 8010 Graz', 'Am Bach 7, Weiz', 'Graz', null],
  ])
})

test('a preview tells of each day what the draft says of it: its hours, its closure, its holidays', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { db, call, lion } = await anOffice()
  await db.update(places).set({ openingHours: 'Mo-Su 09:00-17:00' }).where(eq(places.id, lion))
  await refreshPlaceHours(db)
  const stored = () => db.select().from(placeHours)
  const before = await stored()
  const preview = async (changes: object) => {
    const { id } = (await call('POST', path, { subject: 'place', key: lion, changes })).body
    return (await call('GET', `${path}/${id}/preview`)).body
  }
  const openOn = ({ days }: { days: PlaceDays }, day: string) =>
    days.hours?.days.find(({ starts }) => starts.startsWith(day))?.open?.map((span) => span.map(clockOf))
  const winter = await preview({
    ...{ openingHours: 'Mo-Sa 10:00-16:00; Su,PH 12:00-15:00' },
    ...{ closedFrom: '2026-12-17', closedUntil: '2026-12-20' },
  })
  expect(openOn(winter, '2026-11-28')).toEqual([['10:00', '16:00']])
  expect(openOn(winter, '2026-12-08')).toEqual([['12:00', '15:00']])
  expect(openOn(winter, '2026-12-18')).toEqual([])
  expect(winter.days).toMatchObject({
    ...{ asked: 'lion-house', tellsHolidays: true, asSundays: expect.arrayContaining(['2026-12-08']) },
    hours: { grade: 'stated', closure: { from: '2026-12-17', until: '2026-12-20' } },
  })
  expect(winter.days.notes).toHaveLength(60)
  const same = await preview({ description: 'Warm' })
  expect(openOn(same, '2026-12-18')).toEqual([['09:00', '17:00']])
  expect(same.days.tellsHolidays).toBe(false)
  const silent = await preview({ openingHours: null })
  expect([silent.place.hours, silent.days.hours]).toEqual([null, null])
  expect(await stored()).toEqual(before)
})

test('a hidden place is shown in its preview, which says that visitors do not see it, unless it opens then', async () => {
  const { db, call, publicJson, lion } = await anOffice()
  await db.update(places).set({ isActive: false }).where(eq(places.id, lion))
  const preview = async (changes: object) => {
    const { id } = (await call('POST', path, { subject: 'place', key: lion, changes })).body
    return (await call('GET', `${path}/${id}/preview`)).body
  }
  expect(await preview({ description: 'Soon' })).toMatchObject({
    isHidden: true,
    place: { description: 'Soon' },
  })
  expect(await preview({ isActive: true })).toMatchObject({ isHidden: false })
  await expect(publicJson('/api/places/lion-house')).rejects.toThrow('No such place')
})

test('a planned change of a place that is gone, or changed in the same fields, is kept; other changes do it no harm', async () => {
  const { db, call, comeDue, lion } = await anOffice()
  const { id: zebra } = await aPlace(db, { name: 'Zebra Park', slug: 'zebra-park' })
  const plan = (key: number) =>
    call('POST', path, { subject: 'place', key, changes: { phone: '1' }, when: firstOfDecember })
  const { id: bear } = await aPlace(db, { name: 'Bear Park', slug: 'bear-park' })
  for (const place of [lion, zebra, bear]) await plan(place)
  await call('PUT', `/api/admin/places/${lion}`, { phone: '2' })
  await call('DELETE', `/api/admin/places/${zebra}`)
  await call('PUT', `/api/admin/places/${bear}`, { website: 'https://bears.example' })
  await comeDue()
  await publishDue({ db, log })
  const kept = (await call('GET', path)).body
  const refusals = kept.map(({ name, refusal }: Record<string, string>) => [name, refusal])
  expect(Object.fromEntries(refusals)).toEqual({
    'Lion House': 'Changed by somebody else since it was planned: Phone',
    'Zebra Park': 'Zebra Park is no longer there',
    'Bear Park': null,
  })
  expect((await call('GET', `/api/admin/places/${bear}`)).body.phone).toBe('1')
})

test('what breaks a rule of places is refused when it is planned, by the name of its field', async () => {
  const { call, lion } = await anOffice()
  const plan = async (changes: object) => {
    const { status, body } = await call('POST', path, { subject: 'place', key: lion, changes })
    return [status, body.issues?.[0]?.path]
  }
  expect(await plan({ ageGroupMin: 12, ageGroupMax: 3 })).toEqual([422, 'changes.ageGroupMax'])
  expect(await plan({ selectedFunTypes: [99] })).toEqual([422, 'changes.selectedFunTypes'])
  expect(await plan({ website: 'x' })).toEqual([422, 'changes.website'])
  expect(await plan({ updatedAt: '2020-01-01T00:00:00.000Z', phone: '1' })).toEqual([409, undefined])
})

async function anOffice() {
  const db = await testDatabase()
  await db
    .insert(pageContent)
    .values({ pageKey: 'about', sectionKey: 'description', content: 'Autumn', contentType: 'textarea' })
  const vienna = await aCity(db, { slug: 'vienna' })
  await aPlace(db, { name: 'Sea Life', slug: 'sea-life', funTypes: ['aquarium'] })
  const { id: lion } = await aPlace(db, {
    name: 'Lion House',
    slug: 'lion-house',
    cities: [vienna],
    funTypes: ['zoo'],
  })
  const editor = await testEditor(db)
  return {
    ...{ db, lion, ...editor },
    aPage: (content: string, contentType?: string) => ({
      ...{ subject: 'page', key: 'about' },
      changes: { description: { content, ...(contentType && { contentType }) } },
    }),
    text: async () => (await db.select().from(pageContent))[0]?.content,
    /** What is planned until then is due now. */
    comeDue: (until = '2100-01-01') =>
      db.execute(sql`update planned_changes set publish_at = publish_at - interval '40 years'
        where state = 'waiting' and publish_at < ${until}::timestamptz`),
  }
}

async function anOfficeRequest(db: Database) {
  await anAccount(db, { username: 'otto' })
  return (await testEditor(db, { account: { username: 'olga' } })).request
}
