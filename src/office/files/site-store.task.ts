import type { Settings } from '../../platform/settings/settings.ts'
import { bucketStore } from './bucket-store.task.ts'
import { folderStore, type ImageStore, imagesFolderOf } from './image-store.task.ts'

/** Where the settings put pictures: S3-compatible storage, else the data folder. */
export const siteStore = (settings: Pick<Settings, 'DATA_DIR' | 'STORAGE_URL'>): ImageStore =>
  settings.STORAGE_URL ? bucketStore(settings.STORAGE_URL) : folderStore(imagesFolderOf(settings))
