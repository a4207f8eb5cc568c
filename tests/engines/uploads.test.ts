import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { allPaths } from '../../src/guide/photos/photo-name.ts'
import { placeImages } from '../../src/guide/photos/place-image.table.ts'
import { folderStore } from '../../src/office/files/image-store.task.ts'
import { sweepFiles } from '../../src/office/files/sweep-files.task.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { openEngine } from '../../src/platform/engine/engine.ts'
import { filesIn } from '../test-uploads.ts'
import { aFolder } from './embedded-process.ts'

const script = fileURLToPath(new URL('./upload-process.ts', import.meta.url))

test('a server that is killed while photos are stored loses none it told of, and leaves no orphan once their time is over', async () => {
  const folder = await aFolder()
  const acknowledged: string[] = []
  for (const photos of [2, 7]) acknowledged.push(...(await killedAfter(folder, photos)))
  const engine = await openEngine({ DATA_DIR: folder }, { role: 'server' })
  const { db, close } = openDatabase(engine.poolConfig)
  const rows = await db.select({ path: placeImages.storagePath }).from(placeImages)
  const named = rows.map(({ path }) => path ?? '')
  expect(acknowledged.filter((path) => !named.includes(path))).toEqual([])
  await db.execute(sql`update file_removals set due_at = now() - interval '1 second'`)
  const images = join(folder, 'images')
  await sweepFiles({ db, log: pino({ level: 'silent' }), store: folderStore(images) })
  expect(await filesIn(images)).toEqual(named.flatMap(allPaths).toSorted())
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
