import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { log } from '../log/log.ts'
import { keepEmbedded } from './kept-embedded-database.ts'

test('a database whose folder is taken away takes nothing more, says so, and goes on when it is back', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kept-'))
  const database = await keepEmbedded({ dataDir })
  const pool = new pg.Pool({ ...database.poolConfig, connectionTimeoutMillis: 1000 })
  pool.on('error', () => undefined)
  onTestFinished(async () => {
    await pool.end()
    await database.close()
    await rm(dataDir, { recursive: true })
  })
  const error = vi.spyOn(log, 'error')
  await pool.query('create table kept as select 1 as n')
  await pool.query('checkpoint')
  await rename(join(dataDir, 'database'), join(dataDir, 'away'))
  await expect.poll(() => error.mock.calls).toEqual([[{ dataDir }, expect.stringContaining('is gone')]])
  await expect
    .poll(() => pool.query('insert into kept values (2)').catch(({ message }) => message))
    .toMatch(/ECONNREFUSED|ENOENT|terminated/)
  expect(await readdir(dataDir)).not.toContain('database')
  await rename(join(dataDir, 'away'), join(dataDir, 'database'))
  await expect
    .poll(async () => (await pool.query('select n from kept').catch(() => undefined))?.rows, {
      timeout: 60_000,
    })
    .toEqual([{ n: 1 }])
})
