import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jobKinds } from '../../src/app/job-kinds.ts'
import { fetchPlacesKind, switchProviderKind } from '../../src/gathering/imports/fetch-places.task.ts'
import { beginSession } from '../../src/office/accounts/sessions/session.queries.ts'
import { imagesFolderOf } from '../../src/office/files/image-store.task.ts'
import { keepJobs } from '../../src/office/jobs/keep-jobs.task.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { log } from '../../src/platform/log/log.ts'
import { readSettings } from '../../src/platform/settings/settings.ts'
import { openDatabaseViewer } from '../../src/system/database-viewer/database-viewer.task.ts'
import { readLedger } from '../../src/system/starter-guide/ledger.queries.ts'
import { seedBasics } from '../../src/system/starter-guide/seed-basics.task.ts'
import { aCity, anAccount, anImage, aPlace } from '../../tests/factories.ts'
import { aProvider, aZoo, providersWith } from '../../tests/fake-provider.ts'
import { testApi } from '../../tests/test-api.ts'
import type { RunOptions } from '../experiment.ts'
import { everyServiceAt, localServer } from '../local-server.ts'
import { throwawayDatabase } from '../throwaway-database.ts'

/** The whole API in memory around a small guide, with its jobs running and nobody on the internet to ask. */
export async function fuzzedGuide(options: Pick<RunOptions, 'engine' | 'server'>) {
  const level = log.level
  log.level = 'silent'
  const lost = new AbortController()
  const { poolConfig, drop } = await throwawayDatabase(options, (error) => lost.abort(error))
  const { db, pool, close } = openDatabase(poolConfig)
  await migrate(db)
  await seedBasics({ db, siteName: 'Fuzz', seeded: await readLedger(db) })
  const refuser = await localServer(() => ({ status: 400, body: '{}' }))
  const folder = await mkdtemp(join(tmpdir(), 'reliability-'))
  const settings = readSettings({
    ...{ SITE_ORIGIN: 'https://guide.example', DATA_DIR: folder, ...everyServiceAt(refuser) },
  })
  const providers = providersWith(
    aProvider({ around: ({ lat }) => [aZoo(Math.round(lat * 1000) + 1e6, { lat })] }),
  )
  const viewer = openDatabaseViewer(db)
  const { api } = testApi(db, imagesFolderOf(settings), { settings, providers, viewer })
  const kinds = jobKinds({ db, log, settings }).filter(
    ({ kind }) => !/^(fetch-places|switch-provider)$/.test(kind),
  )
  const imports = [fetchPlacesKind({ providers }), switchProviderKind({ providers })]
  const stopJobs = await keepJobs({ db, pool, poolConfig, log, kinds: [...kinds, ...imports], isAlone: true })
  const [admin, reader] = await Promise.all(
    [true, false].map((isAdmin) => anAccount(db, { username: isAdmin ? 'admin' : 'reader', isAdmin })),
  )
  const cookieOf = async (account = admin) =>
    `__Host-session=${account && (await beginSession(db, account.id, undefined))}`
  const signedIn = async () => ({ admin: await cookieOf(), account: await cookieOf(reader), nobody: '' })
  return {
    db,
    api,
    /** Aborted, with the reason, when its database failed: nothing can be asked of it any more. */
    lost: lost.signal,
    cookies: await signedIn(),
    signedIn,
    close: async () => {
      await stopJobs()
      await viewer.close()
      await close()
      await drop()
      refuser.close()
      await rm(folder, { recursive: true, force: true })
      log.level = level
    },
  }
}

export type FuzzedGuide = Awaited<ReturnType<typeof fuzzedGuide>>

/** As many as lists and ids need to be worth asking for; deletions take them away again. */
export async function refill({ db }: FuzzedGuide, round: number) {
  const city = await aCity(db, { name: `Town ${round}`, lat: 40 + (round % 15), lng: round % 20 })
  for (let nr = 0; nr < 6; nr++) {
    const near = { lat: city.lat + nr / 50, lng: city.lng, cities: [city], funTypes: ['zoo', 'museum'] }
    const place = await aPlace(db, { name: `Place ${round} ${nr}`, ...near })
    await anImage(db, place, { isPrimary: true })
  }
}
