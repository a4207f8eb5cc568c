import { expect, test } from 'vitest'
import { roomyMachine } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import { serviceUsage } from '../../outgoing/service-state.table.ts'
import { Status } from './status.schema.ts'

const progress = { done: 0, total: 0, items: [] }
const made = {
  ...{ name: 'guide.backup', place: 'the folder /mnt', bytes: 1, rows: 2, pictures: 3, missing: 0 },
  hasSecrets: false,
}

test('an owner reads how the guide is: version, sizes, jobs, budgets, back-ups', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db, { settings: { BACKUP_EVERY: 'day', BACKUP_TO: '/mnt' } })
  const hour = new Date(Date.now() - 3_600_000)
  await db.insert(jobs).values([
    { kind: 'back-up', input: {}, progress, state: 'done', result: made, finishedAt: hour },
    {
      kind: 'fetch-places',
      input: {},
      progress,
      state: 'failed',
      error: 'Overpass is away.',
      finishedAt: hour,
    },
    { kind: 'import-places', input: {}, progress, state: 'failed', error: 'No.', finishedAt: hour },
    { kind: 'import-places', input: {}, progress, state: 'done', finishedAt: new Date() },
  ])
  await db.insert(serviceUsage).values({
    ...{ service: 'geoapify', period: new Date().toISOString().slice(0, 10), used: 7 },
  })
  const status = Status.parse((await call('GET', '/api/admin/status')).body)
  expect(status.version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(status.news.map(({ title }) => title)).toContain('For families')
  expect(status.databaseBytes).toBeGreaterThan(1e6)
  expect(status.machine).toEqual(roomyMachine)
  expect(status.jobs).toMatchObject({
    ...{ running: 0, waiting: 0, failed: [{ kind: 'fetch-places', error: 'Overpass is away.' }] },
  })
  expect(status.budgets).toContainEqual({ title: 'Geoapify', used: 7, limit: 3000, period: 'day' })
  expect(status.backUps).toMatchObject({
    every: 'day',
    keep: 7,
    place: 'the folder /mnt',
    failure: null,
    last: made,
  })
  expect(status.warnings).toEqual([])
})

test('what runs out, and a back-up that failed, stands on the status and on the dashboard', async () => {
  const db = await testDatabase()
  const machine = { ...roomyMachine, disk: { freeBytes: 1e9, totalBytes: 100e9 } }
  const { call } = await testEditor(db, { machine })
  const [started, joined] = [
    await call('POST', '/api/admin/backups'),
    await call('POST', '/api/admin/backups'),
  ]
  expect([started.status, joined.body]).toEqual([202, started.body])
  await db.update(jobs).set({ state: 'failed', error: 'Its disk is full.', finishedAt: new Date() })
  for (const path of ['/api/admin/status', '/api/admin/dashboard'])
    expect((await call('GET', path)).body.warnings).toMatchObject([
      { kind: 'disk' },
      { kind: 'back-up', text: 'Its disk is full.' },
    ])
})

test('a job that failed is told, whatever was done by a clock that was ahead', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db, { machine: roomyMachine })
  const ofJob = { kind: 'back-up', input: {}, progress: { done: 0, total: 0, items: [] } }
  const nextYear = new Date(Date.now() + 365 * 86_400_000)
  await db.insert(jobs).values([
    { ...ofJob, state: 'done', finishedAt: nextYear },
    { ...ofJob, state: 'failed', error: 'Its disk is full.', finishedAt: new Date() },
  ])
  const { warnings, jobs: told } = (await call('GET', '/api/admin/status')).body
  expect(warnings).toMatchObject([{ text: 'Its disk is full.' }])
  expect(told.failed).toMatchObject([{ kind: 'back-up', error: 'Its disk is full.' }])
})
