import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { artVersion } from '../../guide/art/art-address.ts'

/** Where the build writes down what a visitor's browser needs of it. */
const listName = 'release.json'

/** Names all built files that pages need, however late, but for those of the back office. */
export const releaseFiles = (): Plugin => ({
  name: 'release-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: listName, source: JSON.stringify(filesOfVisitors(bundle)) })
    },
  },
})

function filesOfVisitors(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const name of found)
    for (const next of [...(byName.get(name)?.imports ?? []), ...(byName.get(name)?.dynamicImports ?? [])])
      if (!isOfOffice(byName.get(next)?.facadeModuleId)) found.add(next)
  const others = Object.values(bundle).filter((file) => file.type === 'asset')
  return [...found, ...others.map(({ fileName }) => fileName)].map((name) => `/${name}`)
}

const isOfOffice = (module: string | null | undefined) => /\/app\/routes\/admin[^/]*$/.test(module ?? '')

/** Builds the service worker into the folder of what browsers get, with the list of what it keeps. */
export async function buildWorker(clientFolder: string): Promise<void> {
  const built: string[] = JSON.parse(await readFile(join(clientFolder, listName), 'utf8'))
  const drawings = (await readdir(join(clientFolder, 'art'))).filter((name) => name.endsWith('.svg'))
  const files = [...built, '/logo.svg', ...drawings.map((name) => `/art/${name}?v=${artVersion}`)]
  const version = createHash('sha256').update(files.join()).digest('base64url').slice(0, 12)
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { release: JSON.stringify({ version, files }) },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'src/app/service-worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}
