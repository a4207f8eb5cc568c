import { fillDisk } from '../tests/faults/full-disk.ts'
import { aSmallDisk } from '../tests/faults/small-disk.ts'
import type { Experiment } from './experiment.ts'
import { everyServiceAt, localServer } from './local-server.ts'

export const fullDisk: Experiment = {
  name: 'full-disk',
  promise:
    'The disk with DATA_DIR and the log is full and has room again: reads go on, writes are answered 507 or 503, /healthz answers, nothing acknowledged is lost, all mends itself (where a disk of its own may be mounted)',
  rounds: { embedded: { whole: 10, short: 1 } },
  isInTestsAnyway: true,
  run: async ({ rounds }) => {
    const disk = await aSmallDisk(160)
    if (!disk) return { counts: { 'disks that may be mounted': 0 }, faults: [] }
    const service = await localServer(() => ({ status: 400, body: '{}' }))
    try {
      return await fillDisk({ disk, rounds, settings: everyServiceAt(service) })
    } finally {
      service.close()
      await disk.remove()
    }
  },
}
