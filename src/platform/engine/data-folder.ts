import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isFullDisk } from '../files/is-full-disk.ts'
import { SettingsError } from '../settings/settings.ts'

/**
 * Makes the folder where there is none, for its owner's eyes only. A disk may be read-only, and a command that was once run as
 * root leaves folders in it that are root's alone. @throws SettingsError where nothing can be written there
 */
export async function openDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    for (const part of ['', 'run', 'database']) await mustBeOurs(join(dataDir, part))
  } catch (error) {
    if (isFullDisk(error)) throw error
    const why = (error as Error).message
    throw new SettingsError(
      `DATA_DIR is ${dataDir}, but must be a folder that the guide may write in: ${why}`,
    )
  }
}

const mustBeOurs = (folder: string) =>
  access(folder, constants.R_OK | constants.W_OK | constants.X_OK).catch((error: NodeJS.ErrnoException) => {
    // It is made when it is needed.
    if (error.code !== 'ENOENT') throw error
  })
