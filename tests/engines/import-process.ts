import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fetchPlacesKind } from '../../src/gathering/imports/fetch-places.task.ts'
import { startJob } from '../../src/office/jobs/job.queries.ts'
import { keepJobs } from '../../src/office/jobs/keep-jobs.task.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { openEngine } from '../../src/platform/engine/engine.ts'
import { log } from '../../src/platform/log/log.ts'
import { aCity, aFunType } from '../factories.ts'
import { aProvider, aZoo, providersWith } from '../fake-provider.ts'

/**
 * A process of its own that runs jobs on the embedded database in DATA_DIR, and asks for one import of three cities
 * unless that was done before. It says 'asked' with each question to the provider, and 'done' in the end.
 */
log.level = 'silent'
const engine = await openEngine({ DATA_DIR: process.env.DATA_DIR as string }, { role: 'server' })
const { db, pool } = openDatabase(engine.poolConfig)
await migrate(db)
console.log('open')

const around = ({ lat }: { lat: number }) => {
  console.log('asked')
  const first = Math.round(lat * 100)
  return Array.from({ length: 20 }, (_, step) => aZoo(first + step, { lat: lat + step / 50 }))
}
const kind = fetchPlacesKind({ providers: providersWith(aProvider({ around })) })
await keepJobs({ db, pool, poolConfig: engine.poolConfig, log, kinds: [kind], isAlone: true })

const { rows } = await db.execute(sql`select id from jobs`)
if (rows.length === 0) {
  await aFunType(db, { slug: 'zoo' })
  const cityIds = []
  for (const [name, lat] of [['Graz', 47] as const, ['Vienna', 48] as const, ['Prague', 50] as const])
    cityIds.push((await aCity(db, { name, lat })).id)
  await startJob(db, { kind: 'fetch-places', input: { cityIds, provider: 'openstreetmap' }, startedBy: null })
}
const isDone = async () => (await db.execute(sql`select from jobs where state = 'done'`)).rows.length > 0
while (!(await isDone())) await wait(50)
console.log('done')
