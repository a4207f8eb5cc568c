import { randomUUID } from 'node:crypto'
import pg, { type PoolConfig } from 'pg'
import { Problem } from '../calls/problem.ts'

/** @throws Problem where a pooler gives each transaction another session: no change would be heard of, and old pages shown for hours */
export async function requireSessions(config: PoolConfig): Promise<void> {
  const [listener, speaker] = [new pg.Client(config), new pg.Client(config)]
  for (const client of [listener, speaker]) client.on('error', () => undefined)
  const channel = `session ${randomUUID()}`
  let heard = 0
  listener.on('notification', () => {
    heard++
  })
  try {
    await Promise.all([listener.connect(), speaker.connect()])
    await listener.query(`listen "${channel}"`)
    // Where many others use the pooler, one may come through by chance.
    for (let said = 0; said < rounds; said++) {
      // All of a server that say something wait for each other, and a database may have been told how long at most.
      await speaker.query(`begin; set local lock_timeout = 0; notify "${channel}"; commit`)
      // A session hears what was said before at the latest with its next answer.
      await listener.query('select 1')
    }
  } finally {
    await Promise.all([listener, speaker].map((client) => client.end().catch(() => undefined)))
  }
  if (heard < rounds) throw new Problem(409, 'unfit', isPooled)
}

const rounds = 4

const isPooled =
  'DATABASE_URL leads to a pooler of transactions, such as PgBouncer, through which the guide would hear of no change and show old pages: ' +
  'name the address of the database itself, or of a pooler of sessions (README: A PostgreSQL of your own).'
