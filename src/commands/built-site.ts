import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { PagesOf } from '../app/rendering/rendered-page.ts'
import { mustTakeFiles } from '../platform/files/make-folder.ts'

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url))

export const distFolder = join(projectFolder, 'dist')

/** Loads the pages that were built. React decides when it is loaded: made for developers, it slows everything down. */
export async function builtPages(): Promise<PagesOf> {
  process.env.NODE_ENV = 'production'
  const { pagesOf } = await import(
    /* @vite-ignore */ pathToFileURL(join(distFolder, 'server', 'server.js')).href
  )
  return pagesOf
}

/** What the SQL tab's copy begins with. */
export const emptyDatabase = join(distFolder, 'empty-database.tgz')

/** A hash of all that the build was made from. */
const stampFile = join(distFolder, 'stamp.txt')

/** That hash once more, and one of how those files lay there: without them, or with half of them, a start reads the files. */
const timesBeside = (stamped: string) => `${stamped}.times`

/** All that the build is made from, by paths in order. */
function sources(): string[] {
  const single = ['package-lock.json', 'vite.config.ts'].map((name) => join(projectFolder, name))
  return [...['src', 'public'].flatMap((root) => filesBelow(join(projectFolder, root))).toSorted(), ...single]
}

async function hashOfContents(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of sources()) hash.update(relative(projectFolder, name)).update(await readFile(name))
  return hash.digest('hex')
}

/** No file changes without its time of change: thousands are looked at in the time that it takes to read some dozens. */
function hashOfTimes(): string {
  const hash = createHash('sha256')
  for (const name of sources()) {
    const { size, ino, mtimeMs, ctimeMs } = statSync(name)
    hash.update([name, size, ino, mtimeMs, ctimeMs].join())
  }
  return hash.digest('hex')
}

/** What was built is not what is here, and what builds is not installed. */
export class CannotBuild extends Error {
  override name = 'CannotBuild'
}

/** Whether dist/ was built from what is here now. */
export async function isBuilt(stamped = stampFile): Promise<boolean> {
  const built = await readFile(stamped, 'utf8').catch(() => '')
  // An image for production holds what was built, and not all that it was built from.
  const canBuild = existsSync(join(projectFolder, 'vite.config.ts'))
  if (built === '' || !canBuild) return built !== ''
  // Before the contents: what changes while they are read is looked at once more by the next start.
  const times = `${built}\n${hashOfTimes()}`
  if (times === (await readFile(timesBeside(stamped), 'utf8').catch(() => ''))) return true
  if (built !== (await hashOfContents())) return false
  // Brought here by a copy or a checkout. Who may not note it, or has no room, reads them all again at the next start.
  await writeFile(timesBeside(stamped), times).catch(() => undefined)
  return true
}

/** @throws CannotBuild where only what the run needs is installed */
export function demandBuilder() {
  try {
    import.meta.resolve('vite')
  } catch {
    throw new CannotBuild(
      'dist/ was not built from these files, and a production install cannot build: run npm ci && npm run build, then npm prune --omit=dev.',
    )
  }
}

/** @throws CannotBuild that names the first folder which is somebody else's, or on a disk that can only be read */
export async function demandFolder(folder = distFolder, dist = folder) {
  await mustTakeFiles(folder).catch(({ code }: NodeJS.ErrnoException) => {
    throw new CannotBuild(
      `The pages have to be built anew, and ${folder} may not be written in (${code}). A build that ran as somebody else, as with sudo, ` +
        `may have left it: as root, run chown -R USER ${dist}, with the user that the guide runs as.`,
    )
  })
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) if (entry.isDirectory()) await demandFolder(join(folder, entry.name), dist)
}

/**
 * Does the build. Until it is whole dist/ counts as built from nothing: what a kill or a full disk leaves of it is not taken for the
 * pages of the version before, once that one is brought back.
 */
export async function buildWhole(build: () => Promise<void>, stamped = stampFile): Promise<void> {
  const stamp = await hashOfContents()
  await rm(stamped, { force: true })
  await build()
  await writeFile(stamped, stamp)
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'route-tree.gen.ts')
    .map((entry) => join(entry.parentPath, entry.name))
