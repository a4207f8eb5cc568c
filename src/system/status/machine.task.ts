import { statfs } from 'node:fs/promises'
import { freemem, totalmem } from 'node:os'
import { constrainedMemory, memoryUsage } from 'node:process'
import { getHeapStatistics } from 'node:v8'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Machine } from './status.schema.ts'

/** How the machine is on which this process runs: the disk of DATA_DIR, and memory. */
export async function readMachine({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): Promise<Machine> {
  // On PostgreSQL nothing may have been stored yet.
  const disk = await statfs(DATA_DIR).catch(() => statfs('.'))
  const { used_heap_size, heap_size_limit } = getHeapStatistics()
  return {
    disk: { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
    memory: {
      usedBytes: memoryUsage.rss(),
      // Of a container; without one it is said to be none, or more than there is.
      limitBytes: Math.min(constrainedMemory() || totalmem(), totalmem()),
      freeBytes: freemem(),
      heapShare: used_heap_size / heap_size_limit,
    },
  }
}
