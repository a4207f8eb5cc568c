import { originalPath } from '../../guide/photos/photo-name.ts'
import type { ImageStore } from '../../office/files/image-store.task.ts'
import { findStoreOwner } from '../../office/files/store-owner.task.ts'
import type { StoredFile } from '../../office/files/stored-files.task.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Check, type Finding, numberOf } from './finding.ts'
import { countNamed, findKnown, listNamed, noteForRemoval } from './picture-files.queries.ts'

type Parts = { db: Database; store: ImageStore; files: () => AsyncIterable<StoredFile> }

const atOnce = 1000
// An upload writes its file before the row that names it.
const youngMs = 86_400_000

/** Files that nobody names, which are noted for removal, and pictures that are named and not there. */
export const checkPictures =
  ({ db, store, files }: Parts): Check =>
  async ({ isDryRun }) => {
    if (!(await findStoreOwner(db, store, { isOnlyLooking: isDryRun })).isOurs)
      return [
        {
          text: 'The stored pictures belong to another database: the log of a start says what to do.',
          isMended: false,
        },
      ]
    let [unnamed, seen] = [0, 0]
    for await (const batch of inBatches(pictureFiles(files()))) {
      const known = await findKnown(db, [...new Set(batch.map(({ path }) => originalPath(path)))])
      const named = new Set(known.filter(({ isNamed }) => isNamed).map(({ path }) => path))
      seen += batch.filter(({ path }) => named.has(path)).length
      const old = new Set(batch.filter(isOld).map(({ path }) => originalPath(path)))
      const orphans = known.filter(({ path, isNamed, isNoted }) => !isNamed && !isNoted && old.has(path))
      unnamed += orphans.length
      if (!isDryRun)
        await noteForRemoval(
          db,
          orphans.map(({ path }) => path),
        )
    }
    const missing = seen < (await countNamed(db)) ? await findMissing(db, store) : []
    return [...ofUnnamed(unnamed, isDryRun), ...ofMissing(missing)]
  }

const isOld = ({ changedAt }: StoredFile): boolean => Date.now() - changedAt.getTime() > youngMs

/** Without the marker that says whose they are. */
async function* pictureFiles(files: AsyncIterable<StoredFile>): AsyncGenerator<StoredFile> {
  for await (const file of files) if (file.path.includes('/')) yield file
}

async function* inBatches(files: AsyncIterable<StoredFile>): AsyncGenerator<StoredFile[]> {
  let batch: StoredFile[] = []
  for await (const file of files) {
    batch.push(file)
    if (batch.length < atOnce) continue
    yield batch
    batch = []
  }
  yield batch
}

async function findMissing(db: Database, store: ImageStore): Promise<string[]> {
  const missing: string[] = []
  for (let after = ''; ; ) {
    const paths = await listNamed(db, { after, limit: atOnce })
    if (paths.length === 0) return missing
    for (const path of paths) if (!(await store.read(path))) missing.push(path)
    after = paths.at(-1) ?? ''
  }
}

function ofUnnamed(count: number, isDryRun: boolean): Finding[] {
  if (count === 0) return []
  const pictures = numberOf(count, 'stored picture is', 'stored pictures are')
  const gone = `${count === 1 ? 'it goes' : 'they go'} in 31 days, unless something names ${count === 1 ? 'it' : 'them'} by then`
  return [{ text: `${pictures} named by nothing${isDryRun ? '.' : `; ${gone}.`}`, isMended: !isDryRun }]
}

const ofMissing = (paths: readonly string[]): Finding[] =>
  paths.length === 0
    ? []
    : [
        {
          text: `${numberOf(paths.length, 'picture is', 'pictures are')} named and not there, such as ${paths[0]}: bring the file back from a back-up, or delete the picture.`,
          isMended: false,
        },
      ]
