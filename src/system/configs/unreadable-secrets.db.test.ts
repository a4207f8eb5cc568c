import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import { fetchPlacesKind } from '../../gathering/imports/fetch-places.task.ts'
import { placesProviders } from '../../gathering/providers/places-providers.provider.ts'
import { configs } from '../../office/configs/config.table.ts'
import { findUnreadableKeys } from '../../office/configs/config-values.queries.ts'
import { seal } from '../../office/configs/sealed-text.ts'
import { log } from '../../platform/log/log.ts'
import { readSettings } from '../../platform/settings/settings.ts'

const words = expect.stringMatching(/^GEOAPIFY_API_KEY was stored under another APP_SECRET .*enter it again/)

/** A guide whose keys were stored under one APP_SECRET and that has started with another. */
async function afterAnotherSecret(env: NodeJS.ProcessEnv = {}) {
  const db = await testDatabase()
  for (const key of ['GEOAPIFY_API_KEY', 'UNSPLASH_ACCESS_KEY'])
    await db.insert(configs).values({ key, value: await seal('a-key', key, 'the secret of last year') })
  await db.insert(configs).values({ key: 'GREETING', value: 'Hello' })
  const settings = readSettings({ APP_SECRET: 'the secret of this year', ...env })
  const providers = placesProviders({ db, log, settings })
  await keepTestJobs(db, [fetchPlacesKind({ providers })])
  return { db, settings, ...(await testEditor(db, { settings, providers })) }
}

test('a key that cannot be read marks its own provider and leaves the other usable', async () => {
  const { call } = await afterAnotherSecret()
  const { status, body } = await call('GET', '/api/admin/providers')
  expect(status).toBe(200)
  expect(body.details).toMatchObject([
    { name: 'openstreetmap', isAvailable: true },
    { name: 'geoapify', isAvailable: false, problem: words },
  ])
  expect(body.details[0]).not.toHaveProperty('problem')
  expect(await call('POST', '/api/admin/test-provider', { provider: 'geoapify' })).toMatchObject({
    ...{ status: 422, body: { issues: [{ path: 'provider', message: words }] } },
  })
})

test('the list of configurations says which values cannot be read, until they are entered again', async () => {
  const { db, settings, call } = await afterAnotherSecret()
  const marked = async () =>
    (await call('GET', '/api/configs')).body
      .filter((one: { isUnreadable?: boolean }) => one.isUnreadable)
      .map((one: { key: string }) => one.key)
  expect(await marked()).toEqual(['GEOAPIFY_API_KEY', 'UNSPLASH_ACCESS_KEY'])
  expect(await findUnreadableKeys(db, settings)).toEqual(['GEOAPIFY_API_KEY', 'UNSPLASH_ACCESS_KEY'])
  await call('PATCH', '/api/configs/GEOAPIFY_API_KEY', { value: 'a-new-key' })
  expect(await marked()).toEqual(['UNSPLASH_ACCESS_KEY'])
  const { body } = await call('GET', '/api/admin/providers')
  expect(body.details[1]).toMatchObject({ name: 'geoapify', isAvailable: true })
})

test('a search for photos names the key that cannot be read', async () => {
  const { call } = await afterAnotherSecret()
  const { status, body } = await call('GET', '/api/admin/unsplash/search?query=zoo')
  expect([status, body.code]).toEqual([503, 'unreadable_secret'])
  expect(body.message).toMatch(/^UNSPLASH_ACCESS_KEY was stored under another APP_SECRET/)
})

test('a key from the environment is used, whatever is stored', async () => {
  const { db, settings, call } = await afterAnotherSecret({ GEOAPIFY_API_KEY: 'from-the-environment' })
  expect((await call('GET', '/api/admin/providers')).body.details[1]).toMatchObject({ isAvailable: true })
  expect(await findUnreadableKeys(db, settings)).toEqual(['UNSPLASH_ACCESS_KEY'])
})
