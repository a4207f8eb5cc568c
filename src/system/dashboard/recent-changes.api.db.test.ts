import { expect, test } from 'vitest'
import { aCity, anImage, aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { importRuns } from '../../gathering/imports/import-run.table.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import type { Database } from '../../platform/database/database.ts'

test('what editors changed is told with its name, the newest first', async () => {
  const { db, call, changes } = await anOffice()
  const place = await aPlace(db, { name: 'Lido' })
  const image = await anImage(db, place)
  await call('PUT', `/api/admin/places/${place.id}`, { displayName: 'The Lido', phone: '+43 1 234' })
  await call('DELETE', `/api/admin/places/images/${image.id}`)
  await call('POST', '/api/configs', { key: 'COLOUR', value: 'blue', description: '' })
  const configured = { ...plain, action: 'create', entity: 'configs', name: null }
  expect(await changes()).toEqual([
    configured,
    { ...plain, action: 'delete', entity: 'place_images', name: 'The Lido' },
    {
      ...plain,
      action: 'update',
      entity: 'places',
      name: 'The Lido',
      fields: ['displayName', 'phone'],
      undoId: expect.any(Number),
    },
  ])
  await call('DELETE', `/api/admin/places/${place.id}`)
  const [deleted, ...others] = await changes()
  expect(deleted).toEqual({
    ...{ ...plain, action: 'delete', entity: 'places', name: 'The Lido', undoId: expect.any(Number) },
  })
  expect(others).toMatchObject([configured, { name: null }, { name: null, undoId: null }])
  await call('POST', `/api/admin/history/${deleted?.undoId}/restore`)
  expect(await changes()).toMatchObject([
    { action: 'restore', undoId: null },
    { action: 'delete', undoId: null },
    ...[configured, { undoId: null }, { action: 'update', undoId: expect.any(Number) }],
  ])
})

test('what an editor did to many places within a minute is one change', async () => {
  const { db, userId, changes } = await anOffice()
  const at = new Date('2026-11-21T12:40:10Z')
  const entry = { userId, action: 'update', entity: 'places', after: { isActive: true } } as const
  await db.insert(auditLog).values([
    { ...entry, entityId: '1', at },
    { ...entry, entityId: '2', at: new Date('2026-11-21T12:40:50Z') },
    { ...entry, entityId: '2', at: new Date('2026-11-21T12:40:51Z') },
    { ...entry, entityId: '2', at: new Date('2026-11-21T12:41:00Z') },
  ])
  expect(await changes()).toMatchObject([{ count: 1 }, { count: 2, name: null, fields: [] }])
})

test('an import is one change, whatever it wrote; questions to the database are none', async () => {
  const { db, userId, changes } = await anOffice()
  const { id: cityId } = await aCity(db, { name: 'Vienna' })
  const run = { cityId, provider: 'openstreetmap', state: 'done' } as const
  const [added, changed] = await db
    .insert(importRuns)
    .values([
      { ...run, added: 12, changed: 3, startedAt: new Date('2026-11-21T12:40:00Z') },
      { ...run, changed: 3, startedAt: new Date('2026-11-21T12:30:00Z') },
      { ...run, unchanged: 9 },
      { ...run, state: 'failed', added: 1 },
    ])
    .returning({ id: importRuns.id })
  await db.insert(auditLog).values([
    { userId, action: 'create', entity: 'places', entityId: '1', importRunId: added?.id ?? 0 },
    { userId, action: 'query', entity: 'database' },
  ])
  expect(await changes()).toMatchObject([
    { action: 'create', count: 12, name: 'Vienna', importRunId: added?.id, username: null, token: null },
    { action: 'update', count: 3, name: 'Vienna', importRunId: changed?.id },
  ])
})

const plain = {
  at: expect.any(String),
  username: 'marta',
  token: null,
  count: 1,
  fields: [],
  importRunId: null,
  undoId: null as unknown,
}

async function anOffice() {
  const db: Database = await testDatabase()
  const editor = await testEditor(db)
  const changes = async (): Promise<Record<string, unknown>[]> =>
    (await editor.call('GET', '/api/admin/dashboard')).body.recentChanges
  return { db, ...editor, changes }
}
