import { isFullDisk } from '../files/is-full-disk.ts'
import { isReadOnly } from './database-away.ts'

/** Waits for a note that a read makes by the way: where nothing can be written, on a full disk or a replica, reads go on without. */
export const spared = async (noting: Promise<unknown>): Promise<void> => {
  await noting.catch((error: unknown) => {
    if (!isReadOnly(error) && !isFullDisk(error)) throw error
  })
}
