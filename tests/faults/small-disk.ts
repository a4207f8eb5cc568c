import { execFile } from 'node:child_process'
import { chmod, mkdtemp, open, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type SmallDisk = {
  folder: string
  /** Takes all the room that is left. */
  fill: () => Promise<void>
  free: () => Promise<void>
  /** For good. */
  closeToWrites: () => Promise<void>
  remove: () => Promise<void>
}

/** A disk of its own of so many megabytes, in memory; undefined where we may not mount one. */
export async function aSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'small-disk-'))
  const mount = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]
  const isMounted = await run('mount', mount).then(
    () => true,
    () => false,
  )
  if (!isMounted) return void (await rmdir(folder))
  await chmod(folder, 0o777)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: () => fill(ballast, megabytes),
    free: () => rm(ballast, { force: true }),
    closeToWrites: async () => void (await run('mount', ['-o', 'remount,ro', folder])),
    remove: async () => {
      await run('umount', ['--lazy', folder])
      await rmdir(folder)
    },
  }
}

async function fill(file: string, megabytes: number) {
  const handle = await open(file, 'a')
  try {
    let written = 0
    // The last bytes too: there may be room for a part of one more.
    for (const size of [1024 * 1024, 4096, 1])
      for (let took = 1; took > 0; written += took) {
        // Somebody unmounted it: what lies beneath is everybody's.
        if (written > megabytes * 1024 * 1024) throw new Error('The small disk is larger than it was made')
        took = (await handle.write(Buffer.alloc(size)).catch(() => ({ bytesWritten: 0 }))).bytesWritten
      }
  } finally {
    await handle.close()
  }
}
