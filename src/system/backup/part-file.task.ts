import { type FileHandle, open, rm, stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** Who writes touches the file so often, also while it waits for rows. */
const beatMs = 1000
/** So long a process may be held up and is still alive, and so late a disk in the network may tell of a touch. */
const silenceMs = 15_000

export interface PartFile {
  handle: FileHandle
  /** Whether it still has its name: somebody may have taken its writer for dead. */
  isOurs: () => Promise<boolean>
  /** It goes, unless it is another's by now. */
  remove: () => Promise<void>
}

/**
 * A file to write into, for its owner's eyes only, in the place of one that nobody writes any more; undefined while somebody
 * does. Which it is only shows in time: a number of a process says nothing where it ran in a container or on another machine.
 */
export async function openPart(path: string): Promise<PartFile | undefined> {
  for (;;) {
    const handle = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return undefined
      throw error
    })
    if (handle) return beating(path, handle)
    const found = await markOf(path)
    if (found && (await isTouched(path, found))) return undefined
    if (found && found === (await markOf(path))) await rm(path, { force: true })
  }
}

/** Whether somebody writes the file just now, as far as one look and the clock of who writes tell. */
export const isBeating = (path: string): Promise<boolean> =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs < silenceMs,
    () => false,
  )

async function beating(path: string, handle: FileHandle): Promise<PartFile> {
  const { ino } = await handle.stat()
  const touch = () => {
    const now = new Date()
    // Once all is written it is closed, and about to get its name.
    handle.utimes(now, now).catch(() => undefined)
  }
  const timer = setInterval(touch, beatMs)
  const isOurs = () =>
    stat(path).then(
      (found) => found.ino === ino,
      () => false,
    )
  return {
    handle,
    isOurs,
    remove: async () => {
      clearInterval(timer)
      if (await isOurs()) await rm(path, { force: true })
    },
  }
}

/** Clocks of two machines may differ: what counts is whether it changes. */
async function isTouched(path: string, found: string): Promise<boolean> {
  const end = performance.now() + silenceMs
  while (performance.now() < end) {
    await wait(beatMs / 4)
    const mark = await markOf(path)
    if (mark !== found) return mark !== undefined
  }
  return false
}

/** Undefined where there is none. Opened: of a disk in the network its machine may remember an older answer. */
async function markOf(path: string): Promise<string | undefined> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!handle) return undefined
  try {
    const { ino, size, mtimeMs } = await handle.stat()
    return `${ino} ${size} ${mtimeMs}`
  } finally {
    await handle.close()
  }
}
