import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { testDatabase, testEngine } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { waiting, whileLocked } from '../../../tests/while-locked.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { twoSteps } from '../../office/accounts/two-step/two-step.table.ts'

const path = '/api/admin/audit'
const { kind } = await testEngine()

test('what was done is told with who did it, its name and what it changed, secrets masked', async () => {
  const db = await testDatabase()
  const { call, userId } = await testEditor(db)
  const place = await aPlace(db, { name: 'Lido', phone: '1' })
  await call('PUT', `/api/admin/places/${place.id}`, { phone: '+43 1 234' })
  await call('POST', '/api/configs', { key: 'COLOUR', value: 'blue', description: 'Of the sea' })
  const [named] = (await call('GET', path)).body.data
  expect(named).toMatchObject({ username: 'marta', action: 'create', entity: 'configs', name: 'COLOUR' })
  expect(named.changes).toContainEqual({ field: 'value', before: null, after: '••••••••••••' })
  expect(JSON.stringify(named)).not.toContain('blue')
  const found = async (query: string) => (await call('GET', `${path}?${query}`)).body.data
  const changed = {
    ...{ action: 'update', entity: 'places', entityId: String(place.id), name: 'Lido', canBeUndone: true },
    changes: [{ field: 'phone', before: '1', after: '+43 1 234' }],
  }
  const day = new Date().toISOString().slice(0, 10)
  for (const query of [
    'entity=places',
    'action=update',
    `userId=${userId}&entity=places`,
    `userId=${userId}&action=update&from=${day}&until=${day}`,
    `entity=places&entityId=${place.id}`,
    `entity=places&entityId=${place.id}&action=update&userId=${userId}`,
  ])
    expect(await found(query), query).toMatchObject([changed])
  expect(await found(`userId=${userId}`)).toHaveLength(2)
  for (const query of [
    'action=delete',
    'entity=users',
    'until=2020-01-01',
    'from=9999-12-31',
    'userId=00000000-0000-4000-8000-000000000000',
    `entity=configs&entityId=${place.id}0`,
  ])
    expect(await found(query), query).toEqual([])
  await call('POST', `/api/admin/history/${(await found('entity=places'))[0].id}/undo`)
  expect(await found('entity=places')).toMatchObject([{ changes: [{ field: 'phone', after: '1' }] }, {}])
})

test('what stayed as it was is not told to be changed, be it a secret or not', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  await call('POST', '/api/configs', { key: 'COLOUR', value: 'blue', description: 'Of the sea' })
  await call('PATCH', '/api/configs/COLOUR', { value: 'blue', description: 'Of the sky' })
  const radius = { radiusKm: 7, displayName: 'Within 7 km', isActive: true, sortOrder: 1 }
  const { id } = (await call('POST', '/api/admin/search-radius-options', radius)).body
  await call('PUT', `/api/admin/search-radius-options/${id}`, { isActive: false })
  const { data } = (await call('GET', `${path}?action=update`)).body
  expect(data.map(({ changes }: { changes: object[] }) => changes)).toEqual([
    [{ field: 'isActive', before: true, after: false }],
    [{ field: 'description', before: 'Of the sea', after: 'Of the sky' }],
  ])
})

test('of an account is told what changed of its sign-in, and neither its name nor what it keeps', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const { userId } = await testEditor(db, { account: { username: 'otto', isAdmin: false } })
  await db.insert(twoSteps).values({ userId, secret: 'the secret', confirmedAt: new Date() })
  const accountPath = `/api/admin/accounts/${userId}`
  await call('PUT', `${accountPath}/role`, { role: 'admin' })
  await call('PUT', `${accountPath}/role`, { role: 'editor' })
  await call('POST', `${accountPath}/reset-sign-in`)
  const { data } = (await call('GET', `${path}?entity=users`)).body
  expect(data.map(({ changes }: { changes: object[] }) => changes)).toEqual([
    [{ field: 'twoStep', before: true, after: false }],
    [{ field: 'role', before: 'admin', after: 'editor' }],
    [{ field: 'isAdmin', before: false, after: true }],
  ])
  expect(data).toMatchObject([{ name: 'otto' }, { name: 'otto' }, { name: 'otto' }])
})

test('a planned change is told by the fields that it plans, and when', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const { id: key } = await aPlace(db, { name: 'Lido', phone: '1' })
  const planned = '/api/admin/planned-changes'
  const when = { date: '2036-12-01', time: '06:00', timeZone: 'Europe/Vienna' }
  const [long, phone] = ['Warm. '.repeat(300).trim(), '+43 1 234']
  const { body } = await call('POST', planned, {
    ...{ subject: 'place', key, when },
    changes: { phone, description: long, selectedSeasons: [], ageGroupMin: 3 },
  })
  const told = async () => {
    const [entry] = (await call('GET', `${path}?entity=planned_changes`)).body.data
    return { action: entry.action, name: entry.name, changes: entry.changes }
  }
  const written = { field: 'when', after: '1 December 2036 at 06:00 (Europe/Vienna)' }
  expect(await told()).toEqual({
    ...{ action: 'create', name: 'Lido' },
    changes: [
      { field: 'ageGroupMin', before: null, after: 3 },
      { field: 'description', before: null, after: `${long.slice(0, 500)}…` },
      { field: 'phone', before: null, after: phone },
      { ...written, before: null },
    ],
  })
  await call('PUT', `${planned}/${body.id}`, { subject: 'place', when: { ...when, time: '07:30' } })
  const later = '1 December 2036 at 07:30 (Europe/Vienna)'
  expect((await told()).changes).toEqual([{ field: 'when', before: written.after, after: later }])
  await call('PUT', `${planned}/${body.id}`, {
    ...{ subject: 'place', when: null },
    changes: { phone: '2', releasedFields: ['website'], ageGroupMin: 3 },
  })
  expect((await told()).changes).toEqual([
    { field: 'description', before: `${long.slice(0, 500)}…`, after: null },
    { field: 'phone', before: phone, after: '2' },
    { field: 'website', before: null, after: 'What its sources say' },
    { field: 'when', before: later, after: 'As soon as somebody publishes it' },
  ])
  await call('POST', `${planned}/${body.id}/publish`, {})
  const [published] = (await call('GET', `${path}?entity=planned_changes`)).body.data
  expect(published.changes).toEqual([{ field: 'state', before: 'waiting', after: 'published' }])
})

test('what is asked for wrongly is named', async () => {
  const { call } = await testEditor(await testDatabase())
  for (const [query, field] of [
    ['entityId=1', 'entity'],
    ['entity=secrets', 'entity'],
    ['action=rename', 'action'],
    ['from=tomorrow', 'from'],
    ['userId=marta', 'userId'],
    ['before=9', 'before'],
    ['before=1-9999999999', 'before'],
  ]) {
    const { status, body } = await call('GET', `${path}?${query}`)
    expect({ status, fields: body.issues?.map((issue: { path: string }) => issue.path) }, query).toEqual({
      ...{ status: 400, fields: [field] },
    })
  }
})

test('page by page each entry comes once, also those of one moment, by any filter, and so into a file', async () => {
  const db = await testDatabase()
  const { call, request, userId } = await testEditor(db)
  const [early, late] = [new Date('2026-11-20T10:00:00.123Z'), new Date('2026-11-20T23:59:59.999Z')]
  const rows = await db
    .insert(auditLog)
    .values(
      Array.from({ length: 620 }, (_, number) => ({
        ...{ userId, action: number % 2 ? ('update' as const) : ('create' as const) },
        ...{ entity: number % 3 ? ('cities' as const) : ('fun_types' as const), entityId: '1' },
        at: number < 500 ? early : late,
      })),
    )
    .returning({ id: auditLog.id })
  const ids = rows.map(({ id }) => id).reverse()
  for (const filter of ['', 'until=2026-11-20', `userId=${userId}`, 'from=2026-11-20']) {
    const seen: number[] = []
    let next: string | null = ''
    while (next !== null) {
      const { body } = await call('GET', `${path}?${filter}${next && `&before=${next}`}`)
      seen.push(...body.data.map(({ id }: { id: number }) => id))
      next = body.next
    }
    expect(seen, filter).toEqual(ids)
  }
  const file = await request('GET', `${path}/export.csv?userId=${userId}`)
  expect(file.headers.get('content-disposition')).toContain('audit-log.csv')
  const lines = (await file.text()).trim().split('\r\n')
  expect(lines[0]).toBe('id,at,username,token,action,entity,entityId,name,importRunId,changes')
  expect(lines.slice(1).map((line) => Number(line.split(',')[0]))).toEqual(ids)
})

test.skipIf(kind === 'embedded')(
  'files of entries are read one after the other: however many are fetched at once, one connection waits for them',
  async () => {
    const db = await testDatabase()
    const { call, request } = await testEditor(db)
    await call('POST', '/api/configs', { key: 'COLOUR', value: 'blue' })
    const fetched = await whileLocked(db, sql`lock table audit_log in access exclusive mode`, async () => {
      const files = [1, 2, 3, 4].map(() => request('GET', `${path}/export.csv`))
      // Asked after them, it is answered once they have asked for what they need.
      await call('GET', `${path}/retention`)
      await waiting(db, 1)
      return files
    })
    const texts = await Promise.all((await Promise.all(fetched)).map((file) => file.text()))
    expect(texts.filter((text) => text.includes('COLOUR'))).toHaveLength(4)
  },
)
