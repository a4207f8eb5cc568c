import { inspect } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { deletedRows } from '../../office/accounts/audit-log/deleted-row.table.ts'
import { forgetDeleted } from '../../office/accounts/audit-log/deleted-rows.queries.ts'
import { configs } from '../../office/configs/config.table.ts'
import { readSecret } from '../../office/configs/config-values.queries.ts'
import { sealStoredSecrets } from '../../office/configs/seal-stored-secrets.queries.ts'
import { log } from '../../platform/log/log.ts'
import { readSettings } from '../../platform/settings/settings.ts'

const path = '/api/configs'
const mask = '••••••••••••'
const secret = 'geo-0123456789-abcdef'

test('a configuration is added, listed by key and noted', async () => {
  const { call, lastChange, userId } = await anOffice()
  await call('POST', path, { key: 'MAX_FEATURED', value: '12' })
  const { status, body } = await call('POST', path, {
    ...{ key: ' IMPORT_EMAIL ', value: ' editors@fun.example ', description: ' Who hears of imports ' },
  })
  const config = {
    ...{ key: 'IMPORT_EMAIL', value: 'editors@fun.example', description: 'Who hears of imports' },
    updatedAt: expect.any(String),
  }
  expect([status, body]).toEqual([200, config])
  const { body: all } = await call('GET', path)
  expect(all).toEqual([config, expect.objectContaining({ key: 'MAX_FEATURED', description: null })])
  const { updatedAt: _, ...after } = config
  expect(await lastChange()).toMatchObject({
    userId,
    action: 'create',
    entity: 'configs',
    before: null,
    after,
  })
})

test.for(['API_KEY', 'apikey', 'My Secret', 'accessToken', 'SMTP_PASSWORD', 'monkey-business'])(
  'the value of %s is never answered nor noted',
  async (key) => {
    const { db, call } = await anOffice()
    const answers = [
      await call('POST', path, { key, value: secret }),
      await call('POST', path, { key, value: secret }),
      await call('GET', path),
      await call('PATCH', address(key), { value: `${secret}-2` }),
      await call('PATCH', address(key), { description: 'Found in the drawer' }),
      await call('PATCH', address(key), { value: `${secret}-3`, updatedAt: '2020-01-01T00:00:00.000Z' }),
      await call('DELETE', address(key)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 200, 200, 200, 409, 200])
    expect(answers[2]?.body[0].value).toBe(mask)
    const notes = await db.select().from(auditLog).where(eq(auditLog.entity, 'configs')).orderBy(auditLog.id)
    expect(notes.map(({ action }) => action)).toEqual(['create', 'update', 'update', 'delete'])
    expect(JSON.stringify([answers, notes])).not.toContain(secret)
  },
)

test('a secret that comes back blank, or as its mask, stays as it is', async () => {
  const { db, call } = await anOffice()
  await call('POST', path, { key: 'GEOAPIFY_API_KEY', value: secret })
  for (const value of ['', '  ', mask])
    await call('PATCH', address('GEOAPIFY_API_KEY'), { value, description: 'Second provider' })
  expect(await readSecret(db, readSettings({}), 'GEOAPIFY_API_KEY')).toBe(secret)
  const { body } = await call('GET', path)
  expect(body[0]).toMatchObject({ value: mask, description: 'Second provider' })
})

test('a change touches the sent fields only, moves the date on, and is noted', async () => {
  const { call, lastChange } = await anOffice()
  const { body: first } = await call('POST', path, { key: 'MAX', value: '12', description: 'Most' })
  const { status, body } = await call('PATCH', address('MAX'), { value: '13' })
  expect([status, body]).toEqual([200, { ...first, value: '13', updatedAt: expect.any(String) }])
  expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(first.updatedAt))
  expect(await lastChange()).toMatchObject({ before: { value: '12' }, after: { value: '13' } })
  const { body: bare } = await call('PATCH', address('MAX'), { description: '' })
  expect(bare).toMatchObject({ value: '13', description: null })
  expect((await call('PATCH', address('MAX'), {})).body).toEqual(bare)
})

test('of two editors the second is told, and sees what the first made of it', async () => {
  const { call } = await anOffice()
  const { body: read } = await call('POST', path, { key: 'MAX', value: '12' })
  const { updatedAt } = read
  const { body: current } = await call('PATCH', address('MAX'), { value: '13', updatedAt })
  const { status, body } = await call('PATCH', address('MAX'), { value: '14', updatedAt })
  expect([status, body.code, body.current]).toEqual([409, 'stale', current])
})

test('what the settings of the server switch off is told, whatever editors have switched on', async () => {
  const { call } = await anOffice({ READ_WEBSITES: 'off', FIND_PHOTOS: 'off' })
  await call('POST', path, { key: 'FIND_PHOTOS', value: 'on' })
  await call('POST', path, { key: 'FIND_NEARBY', value: 'off' })
  const { status, body } = await call('GET', `${path}/switched-off`)
  expect([status, body]).toEqual([200, ['READ_WEBSITES', 'FIND_PHOTOS']])
})

test('a key is there once only', async () => {
  const { call } = await anOffice()
  await call('POST', path, { key: 'MAX', value: '12' })
  const { status, body } = await call('POST', path, { key: 'MAX', value: '13' })
  expect([status, body.code, body.issues[0].path]).toEqual([409, 'taken', 'key'])
  expect((await call('GET', path)).body).toHaveLength(1)
})

test.for([
  [{ value: '1' }, 400, 'key'],
  [{ key: 5, value: '1' }, 400, 'key'],
  [{ key: ' ', value: '1' }, 422, 'key'],
  [{ key: '..', value: '1' }, 422, 'key'],
  [{ key: 'a\nb', value: '1' }, 422, 'key'],
  [{ key: 'x'.repeat(201), value: '1' }, 422, 'key'],
  [{ key: 'MAX' }, 400, 'value'],
  [{ key: 'MAX', value: '' }, 422, 'value'],
  [{ key: 'MAX', value: 'x'.repeat(10_001) }, 422, 'value'],
  [{ key: 'MAX', value: '1', description: 'x'.repeat(1001) }, 422, 'description'],
] as const)('%o is refused with %i and names the field %s', async ([config, status, field]) => {
  const { call } = await anOffice()
  const { status: answered, body } = await call('POST', path, config)
  expect([answered, body.issues[0]?.path]).toEqual([status, field])
  expect((await call('GET', path)).body).toEqual([])
})

test('what is no secret cannot be emptied', async () => {
  const { call } = await anOffice()
  await call('POST', path, { key: 'MAX', value: '12' })
  const { status, body } = await call('PATCH', address('MAX'), { value: ' ' })
  expect([status, body.issues[0]?.path]).toEqual([422, 'value'])
})

test.for([
  'a/b',
  'a b',
  '100%',
  '%2F',
  'q?x=1#y',
  '<script>',
  'Straße',
  '🎡',
  '../x',
  '.env',
  'a+b&c',
  'a;b',
  '\\',
  "'",
])('the key %s has an address', async (key) => {
  const { call } = await anOffice()
  await call('POST', path, { key, value: '1' })
  expect((await call('PATCH', address(key), { value: '2' })).body).toMatchObject({ key, value: '2' })
  expect(await call('DELETE', address(key))).toEqual({
    status: 200,
    body: { success: true, historyId: expect.any(Number) },
  })
  expect((await call('GET', path)).body).toEqual([])
})

test('an unknown key is a 404', async () => {
  const { call } = await anOffice()
  expect((await call('PATCH', address('NONE'), { value: '1' })).status).toBe(404)
  expect((await call('DELETE', address('NONE'))).status).toBe(404)
})

test('with APP_SECRET a secret is stored sealed, and read back', async () => {
  const { db, call, settings, stored } = await anOffice({ APP_SECRET: 'a secret of the site' })
  await call('POST', path, { key: 'UNSPLASH_ACCESS_KEY', value: secret })
  expect(await stored('UNSPLASH_ACCESS_KEY')).toMatch(/^sealed:v1:/)
  expect(await stored('UNSPLASH_ACCESS_KEY')).not.toContain(secret)
  expect(await readSecret(db, settings, 'UNSPLASH_ACCESS_KEY')).toBe(secret)
  await call('PATCH', address('UNSPLASH_ACCESS_KEY'), { value: 'another one' })
  expect(await readSecret(db, settings, 'UNSPLASH_ACCESS_KEY')).toBe('another one')
})

test('what was stored before there was an APP_SECRET is sealed at the next start, once', async () => {
  const { db, call, stored } = await anOffice()
  const { body } = await call('POST', path, { key: 'GEOAPIFY_API_KEY', value: secret })
  await call('POST', path, { key: 'MAX', value: '12' })
  expect(await sealStoredSecrets(db, readSettings({}))).toBe(0)
  const settings = readSettings({ APP_SECRET: 'a secret of the site' })
  expect(await sealStoredSecrets(db, settings)).toBe(1)
  expect(await stored('GEOAPIFY_API_KEY')).not.toContain(secret)
  expect(await stored('MAX')).toBe('12')
  expect(await readSecret(db, settings, 'GEOAPIFY_API_KEY')).toBe(secret)
  expect((await call('GET', path)).body[0].updatedAt).toBe(body.updatedAt)
  expect(await sealStoredSecrets(db, settings)).toBe(0)
})

test('the environment comes before what is stored', async () => {
  const { db, call } = await anOffice()
  expect(await readSecret(db, readSettings({}), 'GEOAPIFY_API_KEY')).toBeUndefined()
  await call('POST', path, { key: 'GEOAPIFY_API_KEY', value: secret })
  const settings = readSettings({ GEOAPIFY_API_KEY: 'from the environment' })
  expect(await readSecret(db, settings, 'GEOAPIFY_API_KEY')).toBe('from the environment')
})

test.for([{ APP_SECRET: 'quite another secret' }, {}])(
  'under %o a sealed secret cannot be read, which is said, and can be entered again',
  async (env) => {
    const { db, call } = await anOffice({ APP_SECRET: 'a secret of the site' })
    await call('POST', path, { key: 'GEOAPIFY_API_KEY', value: secret })
    await expect(readSecret(db, readSettings(env), 'GEOAPIFY_API_KEY')).rejects.toMatchObject({
      ...{ status: 503, message: expect.stringContaining('GEOAPIFY_API_KEY was stored under another') },
    })
    expect((await call('GET', path)).status).toBe(200)
  },
)

test('a statement that fails does not bring the secret into the log', async () => {
  const { db, call } = await anOffice()
  const lines = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  await db.execute(sql`alter table configs add constraint refuses check (value <> ${sql.raw(`'${secret}'`)})`)
  try {
    expect((await call('POST', path, { key: 'API_KEY', value: secret })).status).toBe(503)
    const [[{ err }]] = lines.mock.calls as unknown as [[{ err: Error }]]
    expect(inspect(err, { depth: null, showHidden: true })).not.toContain(secret)
    expect(err.message).toMatch(/^A configuration could not be stored: .*refuses/)
  } finally {
    lines.mockRestore()
    await db.execute(sql`alter table configs drop constraint refuses`)
  }
})

test('a deleted configuration comes back with its secret, once and within an hour, and nothing tells it', async () => {
  const { db, call, settings, lastChange, userId } = await anOffice({ APP_SECRET: 'a secret of the site' })
  const key = 'GEOAPIFY_API_KEY'
  await call('POST', path, { key, value: secret, description: 'Paid' })
  const { body: listed } = await call('GET', path)
  const undo = (id: number) => call('POST', `${path}/deletions/${id}/undo`)
  const remove = async () => (await call('DELETE', address(key))).body.historyId
  const first = await remove()
  expect(await readSecret(db, settings, key)).toBeUndefined()
  expect(await undo(first)).toEqual({ status: 200, body: { success: true } })
  expect((await call('GET', path)).body).toEqual(listed)
  expect(await readSecret(db, settings, key)).toBe(secret)
  const noted = await lastChange()
  expect(noted).toMatchObject({ userId, action: 'restore', entity: 'configs', after: { key, value: mask } })
  expect(await undo(first)).toMatchObject({ status: 422, body: { code: 'too_late' } })
  const second = await remove()
  await call('POST', path, { key, value: 'another' })
  expect(await undo(second)).toMatchObject({ status: 409, body: { code: 'taken' } })
  const third = await remove()
  await db.execute(sql`update deleted_rows set deleted_at = now() - interval '61 minutes'`)
  expect((await undo(third)).status).toBe(422)
  await forgetDeleted(db)
  expect(await db.$count(deletedRows)).toBe(0)
  expect((await undo(noted?.id ?? 0)).status).toBe(404)
  expect(JSON.stringify(await db.select().from(auditLog))).not.toContain(secret)
})

test('of two who undo a deletion at once one does, and an editor may not', async () => {
  const { db, call, request } = await anOffice()
  const jonas = await testEditor(db, { account: { username: 'jonas', role: 'editor' } })
  await call('POST', path, { key: 'MAX', value: '12' })
  const { body } = await call('DELETE', address('MAX'))
  const undo = `${path}/deletions/${body.historyId}/undo`
  expect((await jonas.call('POST', undo)).status).toBe(403)
  const answers = await Promise.all([request('POST', undo), request('POST', undo)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('the audit log offers to undo a deletion as long as it can be', async () => {
  const { db, call } = await anOffice()
  await call('POST', path, { key: 'MAX', value: '12' })
  await call('DELETE', address('MAX'))
  const canBeUndone = async () =>
    (await call('GET', '/api/admin/audit')).body.data.map(
      (entry: { canBeUndone: boolean }) => entry.canBeUndone,
    )
  expect(await canBeUndone()).toEqual([true, false])
  await db.execute(sql`update deleted_rows set deleted_at = now() - interval '61 minutes'`)
  expect(await canBeUndone()).toEqual([false, false])
})

const address = (key: string) => `${path}/${encodeURIComponent(key)}`

async function anOffice(env: NodeJS.ProcessEnv = {}) {
  const db = await testDatabase()
  const settings = readSettings({ SITE_ORIGIN: 'https://guide.example', ...env })
  const stored = async (key: string) =>
    (await db.select().from(configs).where(eq(configs.key, key)))[0]?.value
  return { db, settings, stored, ...(await testEditor(db, { settings })) }
}
