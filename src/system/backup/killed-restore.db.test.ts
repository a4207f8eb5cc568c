import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder, aFullGuide } from '../../../tests/backed-up-guides.ts'
import { databaseKilledAfter } from '../../../tests/killed-database.ts'
import { rowDigests } from '../../../tests/row-digests.ts'
import { anEmptyDatabase } from '../../../tests/test-database.ts'
import { folderStore } from '../../office/files/image-store.task.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { backUp } from './backup.task.ts'
import { restore } from './restore.task.ts'

test('a restore that is killed leaves no row, be it at its tables or its pictures, and the next one fills the same place', async () => {
  const { db, store } = await aFullGuide()
  const file = join(await aFolder(), 'guide.backup')
  await backUp({ db, store, settings: {} }, { file })
  const config = await anEmptyDatabase()
  const { db: empty, close } = openDatabase(config)
  onTestFinished(close)
  const newStore = folderStore(join(await aFolder(), 'images'))
  for (const statements of [150, Number.POSITIVE_INFINITY]) {
    const killed = await databaseKilledAfter(statements, config)
    const write: typeof newStore.write = async (path, bytes) => {
      await newStore.write(path, bytes)
      killed.killNow()
    }
    const killedRestore = () =>
      restore({ db: killed.db, store: { ...newStore, write }, settings: {} }, { file }).then(
        () => 'restored',
        (error) => (killed.wasKilled() ? 'killed' : String(error)),
      )
    // A busy machine may still have the last one's connections.
    await expect.poll(killedRestore, { timeout: 120_000 }).toBe('killed')
    // To look at every table takes the embedded engine seconds on a busy machine.
    await expect.poll(() => rowDigests(empty, ['public', 'drizzle']), { timeout: 120_000 }).toEqual(new Map())
  }
  expect(await newStore.isEmpty()).toBe(false)
  await restore({ db: empty, store: newStore, settings: {} }, { file })
  const [was, is] = [await rowDigests(db), await rowDigests(empty)]
  for (const table of ['places', 'place_images', 'reports'])
    expect([table, is.get(`public.${table}`)?.count]).toEqual([table, was.get(`public.${table}`)?.count])
})
