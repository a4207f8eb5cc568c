import { readFile, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { isFullDisk } from '../files/is-full-disk.ts'

/** The edition of PostgreSQL that the embedded database is, and whose files it reads. */
export const embeddedEdition = '18'

/** The files of the embedded database are of another edition, or damaged; the message tells what to do. */
export class UnopenableDatabase extends Error {
  override name = 'UnopenableDatabase'
}

/** Before anything of it is touched. @throws UnopenableDatabase where another edition has made it */
export async function refuseOtherEdition(folder: string): Promise<void> {
  const edition = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (edition !== '' && edition !== embeddedEdition)
    throw new UnopenableDatabase(
      `The embedded database in ${folder} is of PostgreSQL ${edition}, and this version of the guide has ${embeddedEdition}: start the ` +
        'version that it ran with, back up there, and restore that into a new DATA_DIR. Nothing was changed.',
    )
}

/** Why it did not open, in words; as it was where it lies in memory only. */
export async function whyUnopened(error: unknown, folder: string | undefined): Promise<unknown> {
  if (!folder) return error
  if (isFullDisk(error) || (error as { errno?: unknown }).errno === noRoom || (await isShort(folder)))
    return new UnopenableDatabase(
      `The disk is full, and the embedded database in ${folder} does not open before there is room: make some, and start again.`,
    )
  const why = error instanceof Error ? error.message : inspect(error)
  return new UnopenableDatabase(
    `The embedded database in ${folder} does not open (${why}). Look whether the disk has room and the files are the guide's own; if so, ` +
      'they are damaged: keep a copy of them, and restore the last back-up into a new DATA_DIR.',
    { cause: error },
  )
}

/** ENOSPC, as WebAssembly's own file system says it, in what is no error. */
const noRoom = 51

/** What it wants room for while it opens it does not tell: a file of its log is 16 MB. */
const isShort = (folder: string): Promise<boolean> =>
  // A folder that cannot be looked at is for the first error to tell.
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize < 16 * 1024 * 1024,
    () => false,
  )
