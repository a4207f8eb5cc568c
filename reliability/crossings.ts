import { openDatabase } from '../src/platform/database/database.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { log } from '../src/platform/log/log.ts'
import { crossCitiesAndPlaces } from '../tests/crossings/cross-cities-and-places.ts'
import { crossWrites } from '../tests/crossings/cross-writes.ts'
import { type Experiment, mostFaults, type RunOptions } from './experiment.ts'
import { throwawayDatabase } from './throwaway-database.ts'

export const crossings: Experiment = {
  name: 'crossings',
  promise:
    'Writes of every kind meet each other in twos, and a city comes at the same moment as four places and an import: none is answered 5xx, every place and city know of each other, and what is counted is counted',
  rounds: { postgresql: { whole: 1000, short: 40 } },
  isInTestsAnyway: true,
  run: async (options) => {
    const level = log.level
    log.level = 'silent'
    const written = await onDatabase(options, (db) =>
      crossWrites(db, options.rounds, options.seed % mostBefore),
    )
    options.say(`${options.rounds} crossings`)
    const rounds = Math.ceil(options.rounds / 2)
    const made = await onDatabase(options, (db) => crossCitiesAndPlaces(db, rounds))
    log.level = level
    const missing = written.missingPairs + made.missingPairs
    const failures = [...written.failures, ...made.failures]
    const drifted = [...written.drifted, ...made.drifted]
    return {
      counts: {
        ...{ crossings: written.crossings, calls: written.calls, 'cities with places at once': made.rounds },
        ...{ 'answered 5xx': failures.length, 'missing pairs': missing, 'wrong counts': drifted.length },
      },
      faults: [
        ...[...failures, ...drifted].slice(0, mostFaults),
        ...(missing > 0 ? [`${missing} pairs are missing`] : []),
      ],
    }
  },
}

/** Each crossing has a spot of its own on the map, which ends. */
const mostBefore = 5000

type Work<Result> = (db: ReturnType<typeof openDatabase>['db']) => Promise<Result>

async function onDatabase<Result>(options: RunOptions, work: Work<Result>): Promise<Result> {
  const { poolConfig, drop } = await throwawayDatabase(options)
  const { db, close } = openDatabase(poolConfig)
  try {
    await migrate(db)
    return await work(db)
  } finally {
    await close()
    await drop()
  }
}
