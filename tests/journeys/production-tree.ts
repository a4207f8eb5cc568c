import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

type Lock = { packages: Record<string, { dev?: boolean }> }

/** The packages that `npm ci --omit=dev` installs, as paths, without Node itself. */
export async function productionPackages(): Promise<string[]> {
  const lock: Lock = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const wanted = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev)
  const paths = wanted.map(([path]) => path).filter((path) => !/^node_modules\/node(?:-|\/|$)/.test(path))
  const found = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)))
  // Those of other systems are not here.
  return paths.filter((_, at) => found[at])
}

/** Makes the folder what the container's image holds: built, with nothing to build with. */
export async function makeProductionTree(folder: string) {
  for (const path of await productionPackages()) await copy(path, folder)
  for (const path of ['package.json', 'dist']) await copy(path, folder)
  // Without what `.dockerignore` names.
  const filter = (name: string) => !/(?:\.test\.tsx?|_snapshot\.json)$/.test(name)
  for (const path of ['src', 'migrations']) await cp(path, join(folder, path), { recursive: true, filter })
}

/** Takes the files of packages away that the image does without, by the line that takes them away there. */
export async function leaveOut(folder: string) {
  const [, line = 'false'] =
    /^RUN (find node_modules(?:.*\\\n)*.*)$/m.exec(await readFile('Dockerfile', 'utf8')) ?? []
  await promisify(execFile)('sh', ['-c', line], { cwd: folder })
}

/** As after an update that was not built. */
export async function makeStale(folder: string) {
  for (const path of ['package-lock.json', 'vite.config.ts', 'public']) await copy(path, folder)
  await writeFile(join(folder, 'src', 'new.ts'), '')
}

/** In bytes. */
export async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function copy(path: string, folder: string) {
  await mkdir(join(folder, dirname(path)), { recursive: true })
  await cp(path, join(folder, path), { recursive: true })
}
