import { cp, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '../../src/platform/database/database.ts'
import { listen } from '../../src/platform/database/notifications.ts'
import { openEngine } from '../../src/platform/engine/engine.ts'
import { aFolder, aProcess } from './embedded-process.ts'

test('a second server is refused about as soon as it could have opened, and told who has the database and what to do', async () => {
  const folder = await aFolder()
  const first = aProcess(folder, 'server')
  const opening = await first.opened
  const { code, errors, seconds } = await aProcess(folder, 'server').ended
  expect(code).toBe(1)
  expect(errors).toMatch(new RegExp(`already open: process ${first.pid} on .*, since \\d{4}-.* UTC`))
  expect(errors).toContain(`Stop that process first (kill ${first.pid})`)
  expect(seconds).toBeLessThan(2 * opening)
})

test('after kill -9 the next server takes over', async () => {
  const folder = await aFolder()
  const first = aProcess(folder, 'server')
  await first.opened
  first.send('SIGKILL')
  await first.ended
  await aProcess(folder, 'server').opened
  expect(await readdir(join(folder, 'run'))).toHaveLength(2)
})

test('a stopped holder keeps the database: who comes is refused after a moment of patience and told why', async () => {
  const folder = await aFolder()
  const first = aProcess(folder, 'server')
  const opening = await first.opened
  first.send('SIGSTOP')
  for (const role of ['server', 'command'] as const) {
    const { code, errors, seconds } = await aProcess(folder, role).ended
    expect(code).toBe(1)
    expect(errors).toContain('It does not answer: it is stopped or very busy')
    expect(seconds).toBeLessThan(1.5 + 2 * opening)
  }
})

test('of many servers that start at the same instant exactly one opens the database', async () => {
  const folder = await aFolder()
  const dead = aProcess(folder, 'server')
  await dead.opened
  dead.send('SIGKILL')
  await dead.ended
  const contenders = Array.from({ length: 6 }, () => aProcess(folder, 'server'))
  const outcomes = await Promise.all(
    contenders.map(({ opened }) =>
      opened.then(
        () => 'open',
        (error: Error) => error.message,
      ),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'open')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome.includes('already open'))).toHaveLength(5)
})

test('a command writes through a running server, and by itself when there is none', async () => {
  const folder = await aFolder()
  const server = aProcess(folder, 'server')
  await server.opened
  const besideServer = await openEngine({ DATA_DIR: folder }, { role: 'command' })
  await addRow(besideServer)
  await besideServer.close()
  server.send('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0 })
  const alone = await openEngine({ DATA_DIR: folder }, { role: 'command' })
  await addRow(alone)
  expect(await addRow(alone)).toBe(3)
  await alone.close()
})

test('a server hears what a command of another process notifies', async () => {
  const folder = await aFolder()
  const server = await openEngine({ DATA_DIR: folder }, { role: 'server' })
  const heard: string[] = []
  const onNotify = (payload: string) => void heard.push(payload)
  const stop = await listen(server.poolConfig, 'told', { onNotify, onLost: () => undefined })
  const command = aProcess(folder, 'command', 'notify')
  await expect.poll(() => heard).toEqual(['by another process'])
  command.send('SIGKILL')
  await stop()
  await server.close()
})

test('the socket lies in a folder that nobody else may enter', async () => {
  const folder = await aFolder()
  const engine = await openEngine({ DATA_DIR: folder }, { role: 'server' })
  const { mode } = await stat(engine.poolConfig.host as string)
  expect(mode & 0o777).toBe(0o700)
  await engine.close()
})

test('a folder whose path is too long for a socket works all the same', async () => {
  const folder = await aFolder('long'.repeat(30))
  const server = aProcess(folder, 'server')
  await server.opened
  expect((await aProcess(folder, 'server').ended).errors).toContain('already open')
  await aProcess(folder, 'command').opened
  server.send('SIGTERM')
  await server.ended
})

test('who has the database open by another path, as in a container, has it: a second server is refused, and a command goes through it', async () => {
  const folder = await aFolder()
  const first = aProcess(folder, 'server')
  await first.opened
  const note = join(folder, 'run', 'holder-1.json')
  await writeFile(note, (await readFile(note, 'utf8')).replace(folder, '/data/of/a/container'))
  await expect(aProcess(folder, 'server').opened).rejects.toThrow(`already open: process ${first.pid}`)
  const through = await openEngine({ DATA_DIR: folder }, { role: 'command' })
  expect(through.poolConfig.host).toContain(join(folder, 'run'))
  expect(await addRow(through)).toBe(1)
})

test('a folder that was moved is opened, whatever stands where it was', async () => {
  const folder = await aFolder('data')
  const before = aProcess(folder, 'server')
  await before.opened
  before.send('SIGKILL')
  await before.ended
  const moved = join(folder, '..', 'moved')
  await rename(folder, moved)
  // Nobody may look there, or nothing can be there: what says that nobody listens is never said.
  await writeFile(folder, '')
  await aProcess(moved, 'server').opened
})

test('a copy of a folder that is open is a database of its own', async () => {
  const folder = await aFolder('data')
  const server = await openEngine({ DATA_DIR: folder }, { role: 'server' })
  expect(await addRow(server)).toBe(1)
  const copied = join(folder, '..', 'copied')
  await cp(folder, copied, { recursive: true, filter: async (path) => !(await stat(path)).isSocket() })
  const copy = await openEngine({ DATA_DIR: copied }, { role: 'command' })
  await addRow(copy)
  await copy.close()
  expect(await addRow(server)).toBe(2)
  await server.close()
})

async function addRow({ poolConfig }: { poolConfig: object }): Promise<number> {
  const { db, close } = openDatabase(poolConfig)
  await db.execute(sql`create table if not exists written (number integer)`)
  await db.execute(sql`insert into written values (1)`)
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from written`)
  await close()
  return rows[0]?.count ?? 0
}
