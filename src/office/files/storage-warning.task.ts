import type { Settings } from '../../platform/settings/settings.ts'
import { bucketStore } from './bucket-store.task.ts'
import { StorageTrouble } from './storage-trouble.task.ts'
import { isMarked } from './store-owner.task.ts'

/** As long as an owner waits for a screen. */
const patienceMs = 3000

/** What is wrong with the storage of pictures, and where to look; undefined where it answers, or is a folder. */
export async function storageWarning({
  STORAGE_URL,
}: Pick<Settings, 'STORAGE_URL'>): Promise<string | undefined> {
  if (!STORAGE_URL) return undefined
  try {
    await isMarked(bucketStore(STORAGE_URL, patienceMs))
    return undefined
  } catch (error) {
    if (error instanceof StorageTrouble) return `${error.message}. Look at STORAGE_URL, and at its host.`
    throw error
  }
}
