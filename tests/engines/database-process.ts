import { sql } from 'drizzle-orm'
import { openDatabase } from '../../src/platform/database/database.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { openEngine } from '../../src/platform/engine/engine.ts'

/**
 * A process of its own that opens the embedded database in DATA_DIR, as server or command (first argument).
 * It says 'open'. Told 'write' it then writes a row at a time and says each number when acknowledged; told 'notify'
 * it notifies once; told 'migrate' it migrates; told 'fail' it makes the database fail and says how many rows it then finds.
 */
const [role, task] = process.argv.slice(2) as ['server' | 'command', string | undefined]
try {
  const engine = await openEngine({ DATA_DIR: process.env.DATA_DIR as string }, { role })
  const { db, close } = openDatabase(engine.poolConfig)
  // A guide's tables come into an empty database.
  if (task !== 'migrate') await db.execute(sql`create table if not exists written (number integer)`)
  console.log('open')
  if (task === 'migrate') await migrate(db)
  if (task === 'fail') await fail()
  if (task === 'write') await write()
  if (task === 'notify') await db.execute(sql`select pg_notify('told', 'by another process')`)
  process.once('SIGTERM', async () => {
    await close()
    await engine.close()
    process.exit(0)
  })

  async function fail() {
    await db.execute(sql`insert into written values (1), (2), (3)`)
    // Refused unless the gateway takes it for a part of the text before it.
    await db.execute(sql.raw("select E'\\''; copy written from stdin --'")).catch(() => undefined)
    for (let rows: { count: number }[] = []; rows.length === 0; ) {
      rows = (
        await db
          .execute<{ count: number }>(sql`select count(*)::int as count from written`)
          .catch(() => ({ rows: [] }))
      ).rows
      if (rows[0]) console.log(`back with ${rows[0].count} rows`)
    }
  }

  async function write() {
    for (let number = 1; ; number++) {
      await db.execute(sql`insert into written values (${number})`)
      console.log(String(number))
    }
  }
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
