import { StorageTrouble } from '../../office/files/storage-trouble.task.ts'
import { isFullDisk } from '../../platform/files/is-full-disk.ts'
import { ArchiveError } from './archive-error.ts'

/** For `catch`: what could not be done, and why. */
export const because = (what: string) => (cause: unknown) => {
  throw new ArchiveError(`${what}: ${reasonOf(cause)}`, { cause })
}

/** For `catch`: says of a place, or a file, why nothing can be written there. */
export const cannotBeUsed = (what: string) => because(`Nothing can be stored in ${what}`)

function reasonOf(error: unknown): string {
  if (isFullDisk(error)) return 'its disk is full.'
  if (!(error instanceof Error)) return String(error)
  if (error instanceof StorageTrouble) return error.message
  if (error.name === 'TimeoutError') return 'it does not answer.'
  // `fetch` says in its cause what was the matter.
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
