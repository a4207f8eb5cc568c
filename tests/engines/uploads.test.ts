import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { listNeededFiles } from '../../src/images/image-file.queries.ts'
import { folderStore } from '../../src/images/image-store.task.ts'
import { allPaths, originalPath } from '../../src/images/photo-name.ts'
import { sweepImages } from '../../src/images/sweep-images.task.ts'
import { openDatabase } from '../../src/platform/database.ts'
import { openEngine } from '../../src/platform/engine.ts'
import { aFolder } from './embedded-process.ts'

const script = fileURLToPath(new URL('./upload-process.ts', import.meta.url))

test('a server that is killed while photos are stored loses none it told of, and the next start leaves no orphan', {
  timeout: 120_000,
}, async () => {
  const folder = await aFolder()
  const acknowledged: string[] = []
  for (const photos of [2, 7]) acknowledged.push(...(await killedAfter(folder, photos)))
  const store = folderStore(join(folder, 'images'))
  // As a kill just between file and row leaves them.
  await store.write('places/00/0123-700x500.webp', new Uint8Array([1]))
  const engine = await openEngine({ DATA_DIR: folder }, { role: 'server' })
  const { db, close } = openDatabase(engine.poolConfig)
  const needed = await listNeededFiles(db)
  expect(acknowledged.filter((path) => !needed.has(path))).toEqual([])
  expect(
    await sweepImages({ db, log: pino({ level: 'silent' }), store }, { leaveMs: -1000 }),
  ).toBeGreaterThan(0)
  const files = (await store.list()).map(({ path }) => path)
  expect(files.filter((path) => !needed.has(originalPath(path)))).toEqual([])
  expect([...needed].flatMap(allPaths).filter((path) => !files.includes(path))).toEqual([])
  await close()
  await engine.close()
})

/** The photos that it told of before it was killed, in the middle of the next one. */
async function killedAfter(folder: string, photos: number): Promise<string[]> {
  const child = spawn(process.execPath, [script], { env: { ...process.env, DATA_DIR: folder } })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  const said: string[] = []
  for await (const line of createInterface(child.stdout)) {
    if (line !== 'open') said.push(line)
    if (said.length === photos) child.kill('SIGKILL')
  }
  await ended
  expect(said.length).toBeGreaterThanOrEqual(photos)
  return said
}
