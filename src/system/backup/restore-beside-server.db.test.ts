import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder, aFullGuide } from '../../../tests/backed-up-guides.ts'
import { anEmptyDatabase, testEngine } from '../../../tests/test-database.ts'
import { waiting } from '../../../tests/while-locked.ts'
import { folderStore } from '../../office/files/image-store.task.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { migrateTo, newestMigration } from '../../platform/database/migrate.ts'
import { serverName } from '../../platform/engine/engine.ts'
import { backUp } from './backup.task.ts'
import { restore } from './restore.task.ts'

// The embedded database has one process, and that one connection.
const onPostgresql = test.skipIf((await testEngine()).kind === 'embedded')

async function anArchiveAndAnEmptyDatabase() {
  const { db, store } = await aFullGuide()
  const file = join(await aFolder(), 'guide.backup')
  await backUp({ db, store, settings: {} }, { file })
  const config = await anEmptyDatabase()
  const open = (name: string) => {
    const opened = openDatabase({ ...config, application_name: name })
    let ending: Promise<void> | undefined
    const close = () => (ending ??= opened.close())
    onTestFinished(close)
    return { ...opened, close }
  }
  const newStore = folderStore(join(await aFolder(), 'images'))
  const put = () => restore({ db: open('a command').db, store: newStore, settings: {} }, { file })
  return { open, put }
}

onPostgresql(
  'a restore beside a server that is making its tables finds them, and changes nothing',
  async () => {
    const { open, put } = await anArchiveAndAnEmptyDatabase()
    const { db: server } = open('a server that starts')
    const { db: watcher } = open('a watcher')
    const restored = await server.transaction(async (tx) => {
      await migrateTo(tx, newestMigration())
      await tx.execute(sql`insert into users (username, password) values ('first', 'x')`)
      const restored = put().catch(String)
      await waiting(watcher, 1)
      return { restored }
    })
    expect(await restored.restored).toMatch('There is a guide here already')
    expect((await server.execute(sql`select username from users`)).rows).toEqual([{ username: 'first' }])
  },
)

onPostgresql(
  'a restore into a database that was emptied under a server is refused until that has ended',
  async () => {
    const { open, put } = await anArchiveAndAnEmptyDatabase()
    const server = open(serverName)
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`select`)
      await expect(put()).rejects.toThrow(/A server of the guide has this database open: stop it/)
    })
    await server.close()
    await expect.poll(async () => (await put().catch(() => undefined))?.rows).toBeGreaterThan(0)
  },
)
