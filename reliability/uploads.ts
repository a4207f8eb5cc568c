import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beginSession } from '../src/office/accounts/sessions/session.queries.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { log } from '../src/platform/log/log.ts'
import { anAccount, aPlace } from '../tests/factories.ts'
import { testApi } from '../tests/test-api.ts'
import { type Experiment, mostFaults } from './experiment.ts'
import { filesBeside } from './kills/wholeness.ts'
import { randomOf } from './random.ts'
import { somePictures, spoiltUpload } from './spoilt-upload.ts'
import { throwawayDatabase } from './throwaway-database.ts'

const mostMegabytes = 400

export const uploads: Experiment = {
  name: 'uploads',
  promise:
    'Pictures with flipped bits, cut off, stretched, mixed and wrapped in broken forms are taken or refused with a reason, within 30 s and 400 MB of memory, and nothing of a refused one is kept',
  rounds: { embedded: { whole: 2000, short: 40 } },
  run: async (options) => {
    const level = log.level
    log.level = 'silent'
    const { poolConfig, drop } = await throwawayDatabase(options)
    const { db, close } = openDatabase(poolConfig)
    await migrate(db)
    const account = await anAccount(db)
    let place = await aPlace(db)
    const cookie = `__Host-session=${await beginSession(db, account.id, undefined)}`
    const folder = await mkdtemp(join(tmpdir(), 'reliability-'))
    const { api } = testApi(db, folder)
    const counts = {
      uploads: 0,
      taken: 0,
      refused: 0,
      'above 499': 0,
      'files left over': 0,
    }
    let mostMemory = 0
    const faults: string[] = []
    const random = randomOf(options.seed)
    const pictures = await somePictures()
    const before = process.memoryUsage.rss()
    for (let nr = 0; nr < options.rounds; nr++) {
      const upload = await spoiltUpload(pictures, random)
      const address = `/api/admin/places/${place.id}/images/upload`
      const headers = { cookie, origin: 'https://guide.example', ...upload.headers }
      const since = performance.now()
      const { status } = await api.request(address, { method: 'POST', headers, body: upload.body })
      const took = performance.now() - since
      counts.uploads += 1
      counts[status < 300 ? 'taken' : status < 500 ? 'refused' : 'above 499'] += 1
      const isWrong = status > 499 || took > 30_000
      if (isWrong && faults.length < mostFaults)
        faults.push(`upload ${nr}, ${upload.what}: ${status} in ${Math.round(took)} ms`)
      mostMemory = Math.max(mostMemory, Math.round((process.memoryUsage.rss() - before) / 1e6))
      if (nr % 100 !== 99) continue
      // Its answers list all photos of a place.
      place = await aPlace(db)
      options.say(`${nr + 1} of ${options.rounds} uploads`)
    }
    const leftOver = await filesBeside(db, folder)
    counts['files left over'] = leftOver.length
    faults.push(...leftOver.slice(0, mostFaults))
    if (mostMemory > mostMegabytes) faults.push(`memory grew by ${mostMemory} MB`)
    await close()
    await drop()
    await rm(folder, { recursive: true, force: true })
    log.level = level
    return { counts, largest: { 'MB more memory': mostMemory }, faults }
  },
}
