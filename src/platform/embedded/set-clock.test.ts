import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'

test('set back by months, the clock leaves the database a timer that Node has, and none that goes off at once for ever', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'set-clock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const ahead = join(folder, 'ahead')
  await writeFile(ahead, '')
  const clock = `
    import { existsSync } from 'node:fs'
    const { Date: { now }, setTimeout: timer } = globalThis
    Date.now = () => now() + (existsSync('${ahead}') ? 60 * 86_400_000 : 0)
    globalThis.setTimeout = (work, ms, ...more) => {
      if (ms > 86_400_000) console.log(ms)
      return timer(work, ms, ...more)
    }`
  const idle = `
    import { rmSync } from 'node:fs'
    import pg from 'pg'
    import { openEmbedded } from '${new URL('./embedded-database.ts', import.meta.url)}'
    const { poolConfig } = await openEmbedded({}, (error) => { throw error })
    const client = new pg.Client(poolConfig)
    await client.connect()
    await client.query('begin')
    await client.query('set local idle_in_transaction_session_timeout = 100')
    await client.query('select now()')
    rmSync('${ahead}')`
  const clockUrl = `data:text/javascript,${encodeURIComponent(clock)}`
  const child = spawn(process.execPath, ['--import', clockUrl, '--eval', idle])
  onTestFinished(() => void child.kill('SIGKILL'))
  const [longest] = await once(createInterface(child.stdout), 'line')
  expect(Number(longest)).toBe(2 ** 31 - 1)
})
