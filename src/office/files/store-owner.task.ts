import type { Database } from '../../platform/database/database.ts'
import { requireGuide } from '../../platform/database/migrate.ts'
import type { ImageStore } from './image-store.task.ts'
import { findInstallationId, listSomeKnownFiles, oneAfterTheOther } from './installation.queries.ts'

/** Whose files lie in a store, by their marker; `marked` is undefined where there is none. */
export type StoreOwner =
  | { isOurs: true }
  | { isOurs: false; installation: string; marked: string | undefined }

const markerPath = 'installation.txt'

/**
 * Whether a store is this database's: it carries the id of the same installation, or none yet and is empty or holds a file
 * that the database knows. Then it is marked, unless whoever asks only looks.
 */
export async function findStoreOwner(
  db: Database,
  store: ImageStore,
  { isOnlyLooking = false } = {},
): Promise<StoreOwner> {
  const installation = await findInstallationId(db)
  const marked = await readMarker(store)
  if (marked === installation) return { isOurs: true }
  if (marked === undefined && (await isFree(db, store))) {
    if (isOnlyLooking) return { isOurs: true }
    await oneAfterTheOther(db, async () => {
      if ((await readMarker(store)) === undefined) await writeMarker(store, installation)
    })
  }
  const isOurs = (await readMarker(store)) === installation
  return isOurs ? { isOurs } : { isOurs, installation, marked }
}

/** Whether its files belong to a database, whichever. */
export const isMarked = async (store: ImageStore): Promise<boolean> => (await readMarker(store)) !== undefined

/** Makes the files of a store this database's, whatever they were before. @throws Problem where that holds no guide */
export async function adoptStore(db: Database, store: ImageStore): Promise<void> {
  await requireGuide(db)
  await writeMarker(store, await findInstallationId(db))
}

async function isFree(db: Database, store: ImageStore): Promise<boolean> {
  for (const path of await listSomeKnownFiles(db)) if (await store.read(path)) return true
  return store.isEmpty()
}

async function readMarker(store: ImageStore): Promise<string | undefined> {
  const marker = await store.read(markerPath)
  return marker && new TextDecoder().decode(marker).split('\n', 1)[0]?.trim()
}

const writeMarker = (store: ImageStore, installation: string) =>
  store.write(
    markerPath,
    new TextEncoder().encode(
      `${installation}\nThe pictures here belong to the guide whose database has this id. To give them to another guide, run\nnpm run adopt-pictures with that guide's settings.\n`,
    ),
  )
