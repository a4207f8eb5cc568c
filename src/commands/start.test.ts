import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../platform/database/database.ts'
import { requireGuide } from '../platform/database/migrate.ts'
import { openEngine } from '../platform/engine/engine.ts'
import { readSettings } from '../platform/settings/settings.ts'

const tellAtEnd = `
  import { registerHooks } from 'node:module'
  const files = []
  const resolve = (name, context, next) => {
    const found = next(name, context)
    files.push(found.url)
    return found
  }
  registerHooks({ resolve })
  process.once('exit', () => {
    const unneeded = files.filter((file) => /electric-sql|parse5|csv-parse/.test(file))
    const stripper = process.moduleLoadList.filter((name) => name.includes('amaro'))
    process.stdout.write(JSON.stringify({ files: files.length, unneeded: [...unneeded, ...stripper] }))
  })`

/** A start that reads all its modules, and then that it cannot go on. */
function brokenStart() {
  const probe = `data:text/javascript,${encodeURIComponent(tellAtEnd)}`
  const env = { ...process.env, PORT: 'none' }
  return spawnSync(process.execPath, ['--import', probe, 'src/commands/start.js'], { env, encoding: 'utf8' })
}

test('a start reads no library that it may never need, and what was kept of our files without a stripper of types', async () => {
  const { stdout, stderr } = brokenStart()
  expect(stderr).toContain('PORT')
  expect(JSON.parse(stdout).files).toBeGreaterThan(500)
  // A build beside us takes away what was kept.
  await expect.poll(() => JSON.parse(brokenStart().stdout).unneeded).toEqual([])
})

test('a start whose port another program has ends before anything is stored, and shows no password', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'start-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }))
  const { port } = other.address() as AddressInfo
  const env = { ...process.env, DATA_DIR, HOST: '127.0.0.1', PORT: String(port), DATABASE_URL: '' }
  const start = spawn(process.execPath, ['src/commands/start.js'], { env })
  onTestFinished(() => void start.kill('SIGKILL'))
  const [said, told] = await Promise.all([text(start.stderr), text(start.stdout)])
  expect(said).toBe(`Nothing can listen at HOST=127.0.0.1 and PORT=${port}: another program does already.\n`)
  expect(told).not.toContain('password')
  const engine = await openEngine(readSettings({ DATA_DIR }), { role: 'command' })
  const { db, close } = openDatabase(engine.poolConfig)
  onTestFinished(async () => {
    await close()
    await engine.close()
  })
  await expect(requireGuide(db)).rejects.toThrow('There is no guide here yet.')
})
