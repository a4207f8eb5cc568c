import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { PagesOf } from '../app/site.ts'

const projectFolder = fileURLToPath(new URL('../..', import.meta.url))

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

const stampFile = join(distFolder, 'stamp.txt')

/** A hash of all that the build is made from. */
async function buildStamp(): Promise<string> {
  const hash = createHash('sha256')
  const roots = await Promise.all(['src', 'public'].map((root) => filesBelow(join(projectFolder, root))))
  const single = ['package-lock.json', 'vite.config.ts'].map((name) => join(projectFolder, name))
  for (const name of [...roots.flat().toSorted(), ...single])
    hash.update(relative(projectFolder, name)).update(await readFile(name))
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
  return built !== '' && (!canBuild || built === (await buildStamp()))
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

/**
 * Does the build. Until it is whole dist/ counts as built from nothing: what a kill or a full disk leaves of it is not taken for the
 * pages of the version before, once that one is brought back.
 */
export async function buildWhole(build: () => Promise<void>, stamped = stampFile): Promise<void> {
  const stamp = await buildStamp()
  await rm(stamped, { force: true })
  await build()
  await writeFile(stamped, stamp)
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name !== 'route-tree.gen.ts')
    .map((entry) => join(entry.parentPath, entry.name))
}
