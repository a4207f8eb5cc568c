import { access, constants, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isFullDisk } from '../files/is-full-disk.ts'
import { SettingsError } from '../settings/settings.ts'

/**
 * Makes the folder where there is none, for its owner's eyes only. A disk may be read-only, and a command that was once run as
 * root leaves folders in it that are root's alone. @throws SettingsError where nothing can be written there
 */
export const openDataFolder = (dataDir: string): Promise<void> =>
  orSay(dataDir, async () => {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    for (const part of ['', 'database']) await mustBeOurs(join(dataDir, part), true)
    // Who has the database open is noted there: a note that cannot be read is nobody's, and that process may live.
    await mustOwnAll(join(dataDir, 'run'))
  })

/**
 * Whether all files of the embedded database can be written: it takes one that cannot for damage, or opens and fails at the first
 * question that needs it. @throws SettingsError that names the first
 */
export const mustOwnDatabase = (dataDir: string): Promise<void> =>
  orSay(dataDir, () => mustOwnAll(join(dataDir, 'database')))

async function mustOwnAll(folder: string): Promise<void> {
  await mustBeOurs(folder, true)
  const entries = await readdir(folder, { withFileTypes: true }).catch(unlessGone)
  for (const entry of entries ?? []) {
    const path = join(folder, entry.name)
    await (entry.isDirectory() ? mustOwnAll(path) : mustBeOurs(path, false))
  }
}

const mustBeOurs = (path: string, isFolder: boolean) =>
  // What ends with a slash is no file.
  access(
    isFolder ? `${path}/` : path,
    constants.R_OK | constants.W_OK | (isFolder ? constants.X_OK : 0),
  ).catch(unlessGone)

/** It is made when it is needed. */
function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

async function orSay(dataDir: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (isFullDisk(error)) throw error
    const { code, message } = error as NodeJS.ErrnoException
    const remedy =
      code === 'EACCES'
        ? '. A command that ran as somebody else, as with sudo, may have left it: as root, run chown -R USER on the folder, with the user that the guide runs as.'
        : ''
    throw new SettingsError(
      `DATA_DIR is ${dataDir}, but must be a folder that the guide may write in: ${message}${remedy}`,
    )
  }
}
