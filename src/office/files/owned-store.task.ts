import { Problem } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ImageStore } from './image-store.task.ts'
import { findStoreOwner } from './store-owner.task.ts'

/** A store that is neither read nor written while it belongs to another database. @throws Problem 503, from each of its functions */
export function ownedStore(db: Database, store: ImageStore): ImageStore {
  const requireOurs = ownerCheck(db, store)
  return {
    write: async (path, bytes) => {
      await requireOurs()
      await store.write(path, bytes)
    },
    read: async (path) => {
      await requireOurs()
      return store.read(path)
    },
    remove: async (path) => {
      await requireOurs()
      await store.remove(path)
    },
    isEmpty: async () => {
      await requireOurs()
      return store.isEmpty()
    },
  }
}

/** What is ours stays ours for the life of the process; what is not may be given to us at any time. */
function ownerCheck(db: Database, store: ImageStore): () => Promise<void> {
  let asked: ReturnType<typeof findStoreOwner> | undefined
  return async () => {
    asked ??= findStoreOwner(db, store)
    const asking = asked
    try {
      if ((await asking).isOurs) return
      throw belongsToAnother()
    } catch (error) {
      if (asked === asking) asked = undefined
      throw error
    }
  }
}

const belongsToAnother = () =>
  new Problem(
    503,
    'foreign_store',
    'The stored pictures belong to another database, so none is shown or added; the log of the guide says what to do.',
  )
