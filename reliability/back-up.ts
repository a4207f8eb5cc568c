import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { imagesFolderOf } from '../src/office/files/image-store.task.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { openEngine } from '../src/platform/engine/engine.ts'
import { readSettings } from '../src/platform/settings/settings.ts'
import { leftTables } from '../src/system/backup/backed-up-tables.queries.ts'
import { listPictures } from '../src/system/backup/pictures.queries.ts'
import { rowDigests } from '../tests/row-digests.ts'
import { differing, fileDigests, sumOf } from './digests.ts'
import type { Experiment, RunOptions } from './experiment.ts'
import { emptyHome, type GuideHome, newHome, type RunningGuide, signedInAt, startIn } from './guide-home.ts'
import { startPost } from './kills/post.ts'
import { allWriters } from './kills/writers/all-writers.ts'
import { everyServiceAt, localServer } from './local-server.ts'
import { randomOf } from './random.ts'

const run = promisify(execFile)

export const backUp: Experiment = {
  name: 'back-up',
  promise:
    "A guide that editors worked on is backed up by the README's words and put back on the other engine: every row and every file is the same, and the new guide serves them",
  rounds: { embedded: { whole: 5, short: 1 }, postgresql: { whole: 5, short: 0 } },
  run: async (options) => {
    const counts = {
      'back-ups': 0,
      rows: 0,
      'rows that differ': 0,
      files: 0,
      'files that differ': 0,
      'pictures served': 0,
    }
    const faults: string[] = []
    const service = await localServer(() => ({ status: 400, body: '{}' }))
    for (let round = 0; round < options.rounds; round++) {
      const home = await newHome(options)
      const copy = await emptyHome({ ...options, engine: otherThan(options) })
      for (const { settings } of [home, copy]) Object.assign(settings, everyServiceAt(service))
      await workAt(home, options.seed + round)
      await backUpInto(home, copy)
      const [was, is] = [await taken(home), await taken(copy)]
      counts['back-ups'] += 1
      counts.rows += sumOf(was.rows)
      counts.files += was.files.size
      const tables = differing(was.rows, is.rows)
      const pictures = differing(was.files, is.files)
      counts['rows that differ'] += tables.length
      counts['files that differ'] += pictures.length
      faults.push(...[...tables, ...pictures].map((what) => `back-up ${round + 1}: ${what} is not as it was`))
      const served = await servedFrom(copy)
      counts['pictures served'] += served.count
      faults.push(...served.faults)
      await Promise.all([home.remove(), copy.remove()])
      options.say(`${round + 1} of ${options.rounds} back-ups`)
    }
    service.close()
    return { counts, faults }
  },
}

const otherThan = ({ engine, server }: RunOptions) =>
  engine === 'embedded' && server ? 'postgresql' : 'embedded'

/** For three seconds, by all of them; then the guide is stopped. */
async function workAt(home: GuideHome, seed: number): Promise<void> {
  const guide = await startIn(home)
  const editor = await signedInAt(guide)
  const posts = await Promise.all(
    (await allWriters(guide, editor)).map((writer) => startPost(writer, guide.db)),
  )
  const random = randomOf(seed)
  const writing = posts.map((post) => post.write(guide, editor, random))
  await new Promise((resolve) => setTimeout(resolve, 3000))
  for (const post of posts) post.stop()
  await Promise.all(writing)
  await guide.closeDatabase()
  await guide.stop()
}

/** As the README has it, to the letter. */
async function backUpInto(home: GuideHome, copy: GuideHome): Promise<void> {
  const archive = join(String(copy.settings.DATA_DIR), 'guide.backup')
  const secret = { BACKUP_PASSPHRASE: 'four words and a number 7' }
  await command('backup', home, secret, [archive, '--with-secrets'])
  await command('restore', copy, secret, [archive])
}

const command = (name: string, { settings }: GuideHome, more: object, options: string[]) =>
  run(process.execPath, [`src/commands/${name}.ts`, ...options], {
    env: { ...process.env, ...settings, ...more },
  })

async function taken({ settings }: GuideHome) {
  const read = readSettings(settings)
  const engine = await openEngine(read, { role: 'command' })
  const { db, close } = openDatabase(engine.poolConfig)
  const rows = await rowDigests(db)
  for (const name of leftTables) rows.delete(`public.${name}`)
  const files = await fileDigests(imagesFolderOf(read), await db.transaction(listPictures))
  await close()
  await engine.close()
  return { rows, files }
}

/** The guide that is put back shows its pages, and every picture that it names. */
async function servedFrom(copy: GuideHome): Promise<{ count: number; faults: string[] }> {
  const guide: RunningGuide = await startIn(copy)
  const editor = await signedInAt(guide)
  const { rows } = await guide.db.execute<{ path: string }>(
    sql`select storage_path as path from place_images where image_type = 'manual_upload'`,
  )
  const addresses = ['/', '/funcity/vienna', ...rows.map(({ path }) => `/api/admin/images/${path}`)]
  const faults: string[] = []
  for (const address of addresses) {
    const { status } = await fetch(guide.url + address, { headers: { cookie: editor.cookie } })
    if (status !== 200) faults.push(`put back, ${address} is answered ${status}`)
  }
  await guide.closeDatabase()
  await guide.stop()
  return { count: rows.length, faults }
}
