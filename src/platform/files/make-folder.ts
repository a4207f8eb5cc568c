import { access, constants, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder where there is none, for its owner's eyes only. @throws why nothing can be written there: of a disk that can only be read
 * `mkdir` says that there is no such folder
 */
export async function makeFolder(folder: string): Promise<void> {
  await mustTakeFiles(folder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
}

/** The folder, or where it is not there yet the one that it would be made in. */
export const mustTakeFiles = (folder: string): Promise<void> =>
  // What ends with a slash is no file.
  access(`${folder}/`, constants.R_OK | constants.W_OK | constants.X_OK).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return mustTakeFiles(dirname(folder))
    },
  )
