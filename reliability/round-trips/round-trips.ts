import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { allPaths, photoPath } from '../../src/guide/photos/photo-name.ts'
import { folderStore, type ImageStore } from '../../src/office/files/image-store.task.ts'
import { adoptStore } from '../../src/office/files/store-owner.task.ts'
import { type Database, openDatabase } from '../../src/platform/database/database.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { leftTables, listBackedUpTables } from '../../src/system/backup/backed-up-tables.queries.ts'
import { backUp } from '../../src/system/backup/backup.task.ts'
import { listPictures } from '../../src/system/backup/pictures.queries.ts'
import { restore } from '../../src/system/backup/restore.task.ts'
import { type Digests, rowDigests } from '../../tests/row-digests.ts'
import { differing, fileDigests, sumOf } from '../digests.ts'
import { type EngineKind, type Experiment, mostFaults } from '../experiment.ts'
import { type Random, randomOf } from '../random.ts'
import { throwawayDatabase } from '../throwaway-database.ts'
import { addOddRows } from './odd-rows.ts'

const passphrase = 'four words and a number 7'
const guidesThatFillAll = 20

export const roundTrips: Experiment = {
  name: 'round-trips',
  promise:
    'Guides of random rows in every table that is backed up (none of them stays empty in twenty guides; all scripts, control characters, moments and numbers at the edges, empty tables, pictures from nothing to 8 MB) go from the embedded engine by an archive to PostgreSQL and by another one back: every row and every file is the same at each stop',
  rounds: { embedded: { whole: 50, short: 2 } },
  run: async (options) => {
    const counts = {
      guides: 0,
      archives: 0,
      rows: 0,
      'rows that differ': 0,
      files: 0,
      'files that differ': 0,
      'tables never filled': 0,
    }
    const faults: string[] = []
    const everFilled = new Map<string, number>()
    const { server } = options
    const homes: Homes = [
      await openHome('embedded', server),
      await openHome(server ? 'postgresql' : 'embedded', server),
      await openHome('embedded', server),
    ]
    for (let round = 0; round < options.rounds && Date.now() < options.until; round++) {
      const trip = await roundTrip(homes, options.seed + round)
      const [start] = trip.stops
      counts.guides += 1
      counts.archives += trip.stops.length - 1
      counts.rows += sumOf(start.rows)
      counts.files += start.files.size
      for (const [table, count] of trip.filled) everFilled.set(table, (everFilled.get(table) ?? 0) + count)
      for (const { name, rows, files } of trip.stops.slice(1)) {
        const [tables, pictures] = [differing(start.rows, rows), differing(start.files, files)]
        counts['rows that differ'] += tables.length
        counts['files that differ'] += pictures.length
        const said = [...tables, ...pictures].map(
          (what) => `guide of seed ${options.seed + round}: ${what} is not as it was ${name}`,
        )
        faults.push(...said.slice(0, mostFaults - faults.length))
      }
      options.say(`${round + 1} of ${options.rounds} guides`)
    }
    for (const { close } of homes) await close()
    const neverFilled = [...everFilled].filter(([, count]) => count === 0).map(([table]) => table)
    counts['tables never filled'] = neverFilled.length
    // Chance leaves tables empty of a few guides.
    if (counts.guides >= guidesThatFillAll)
      faults.push(...neverFilled.map((table) => `no guide had a row in ${table} (odd-values.ts)`))
    return { counts, faults }
  },
}

type Stop = { name: string; rows: Digests; files: Digests }
type Trip = { stops: [Stop, ...Stop[]]; filled: Map<string, number> }

async function roundTrip([first, onServer, back]: Homes, seed: number): Promise<Trip> {
  const folder = await mkdtemp(join(tmpdir(), 'reliability-'))
  try {
    for (const home of [onServer, back]) await empty(home)
    await clear(first)
    await adoptStore(first.db, first.store)
    const random = randomOf(seed)
    const filled = await addOddRows(first.db, { random, newPicture: () => newPicture(first.store, random) })
    await move(first, onServer, join(folder, 'there.backup'))
    await move(onServer, back, join(folder, 'back.backup'))
    const stops: Trip['stops'] = [
      await stopAt('at first', first),
      await stopAt('on PostgreSQL', onServer),
      await stopAt('when it was back', back),
    ]
    return { stops, filled }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Home = { db: Database; images: string; store: ImageStore; close: () => Promise<void> }
type Homes = readonly [Home, Home, Home]

async function openHome(engine: EngineKind, server: string | undefined): Promise<Home> {
  const folder = await mkdtemp(join(tmpdir(), 'reliability-'))
  const { poolConfig, drop } = await throwawayDatabase({ engine, server })
  const { db, close } = openDatabase(poolConfig)
  const images = join(folder, 'images')
  const closeAll = async () => {
    await close()
    await drop()
    await rm(folder, { recursive: true, force: true })
  }
  return { db, images, store: folderStore(images), close: closeAll }
}

/** Its tables stay: to make them takes as long as all else. */
async function clear({ db, images }: Home): Promise<void> {
  await migrate(db)
  const tables = await db.transaction(listBackedUpTables)
  const names = tables.map(({ name }) => sql.identifier(name))
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`)
  await rm(images, { recursive: true, force: true })
}

/** As if it were new: an embedded database takes seconds to make. */
async function empty({ db, images }: Home): Promise<void> {
  await db.execute(sql`drop schema if exists drizzle cascade`)
  await db.execute(sql`drop schema public cascade`)
  await db.execute(sql`create schema public`)
  await rm(images, { recursive: true, force: true })
}

async function move(from: Home, to: Home, file: string): Promise<void> {
  await backUp({ ...from, settings: {} }, { file, passphrase })
  await restore({ ...to, settings: {} }, { file, passphrase })
}

async function stopAt(name: string, { db, images }: Home): Promise<Stop> {
  const rows = await rowDigests(db)
  for (const table of leftTables) rows.delete(`public.${table}`)
  return { name, rows, files: await fileDigests(images, await db.transaction(listPictures)) }
}

/** One in ten is large, some are empty, and of some the file is gone; its narrower widths lie beside it. */
async function newPicture(store: ImageStore, random: Random): Promise<string> {
  const bytes = random.below(10) === 0 ? 8_000_000 : random.pick([0, 1, 4096, 70_000])
  const hash = randomBytes(20).toString('hex')
  const path = photoPath('places', hash, {
    nonce: hash.slice(0, 16),
    width: random.pick([200, 700, 1600]),
    height: 500,
  })
  const isGone = random.below(8) === 0
  for (const one of isGone ? [] : allPaths(path)) await store.write(one, randomBytes(bytes))
  return path
}
