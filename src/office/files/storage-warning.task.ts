import { mustTakeFiles } from '../../platform/files/make-folder.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { bucketStore } from './bucket-store.task.ts'
import { imagesFolderOf } from './image-store.task.ts'
import { StorageTrouble } from './storage-trouble.task.ts'
import { isMarked } from './store-owner.task.ts'

type Storage = Pick<Settings, 'DATA_DIR' | 'STORAGE_URL'>

type StorageWarning = { title: string; text: string }

/** As long as an owner waits for a screen. */
const patienceMs = 3000

/** What is wrong with the storage of pictures, and where to look; undefined where nothing is. */
export const storageWarning = ({ STORAGE_URL, DATA_DIR }: Storage): Promise<StorageWarning | undefined> =>
  STORAGE_URL ? bucketWarning(STORAGE_URL) : folderWarning({ DATA_DIR })

async function bucketWarning(address: string): Promise<StorageWarning | undefined> {
  try {
    await isMarked(bucketStore(address, patienceMs))
    return undefined
  } catch (error) {
    if (!(error instanceof StorageTrouble)) throw error
    return {
      title: 'Pictures can be neither stored nor shown',
      text: `${error.message}. Look at STORAGE_URL, and at its host.`,
    }
  }
}

/** Of the folder that has them where no STORAGE_URL is set. */
export const folderWarning = (settings: Pick<Settings, 'DATA_DIR'>): Promise<StorageWarning | undefined> =>
  mustTakeFiles(imagesFolderOf(settings)).then(
    () => undefined,
    (error: Error) => ({
      title: 'No pictures can be stored',
      text: `${imagesFolderOf(settings)} must be a folder that the guide may write in: ${error.message}. Look at DATA_DIR, and at its disk.`,
    }),
  )
