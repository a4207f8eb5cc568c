import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const projectFolder = fileURLToPath(new URL('../..', import.meta.url))

export const distFolder = join(projectFolder, 'dist')

const stampFile = join(distFolder, 'stamp.txt')

/** A hash of all that the build is made from. */
export async function buildStamp(): Promise<string> {
  const hash = createHash('sha256')
  const roots = await Promise.all(['src', 'public'].map((root) => filesBelow(join(projectFolder, root))))
  const single = ['package-lock.json', 'vite.config.ts'].map((name) => join(projectFolder, name))
  for (const name of [...roots.flat().toSorted(), ...single]) hash.update(name).update(await readFile(name))
  return hash.digest('hex')
}

/** Whether dist/ was built from what is here now. */
export async function isBuilt(): Promise<boolean> {
  const built = await readFile(stampFile, 'utf8').catch(() => '')
  // An image for production holds what was built, and not all that it was built from.
  const canBuild = existsSync(join(projectFolder, 'vite.config.ts'))
  return built !== '' && (!canBuild || built === (await buildStamp()))
}

export const writeBuildStamp = (stamp: string) => writeFile(stampFile, stamp)

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name !== 'route-tree.gen.ts')
    .map((entry) => join(entry.parentPath, entry.name))
}
