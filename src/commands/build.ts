import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { createBuilder } from 'vite'
import { packApart } from '../system/database-viewer/pack-apart.task.ts'
import { buildWhole, distFolder, emptyDatabase } from './built-site.ts'
import { compileCache } from './compile-cache.js'
import { buildWorker } from './vite-plugins/release-files.ts'

// Whatever the tests or a shell set: Vite would put React's version for developers into the pages.
process.env.NODE_ENV = 'production'

/** Builds pages and browser code into dist/, with a Brotli file beside each that gains by it, and an empty database. */
await buildWhole(async () => {
  await Promise.all([packApart(emptyDatabase), buildPages()])
})

async function buildPages() {
  const builder = await createBuilder({ logLevel: process.argv.includes('--quiet') ? 'warn' : 'info' })
  await builder.buildApp()
  await rm(compileCache, { recursive: true, force: true })
  await buildWorker(join(distFolder, 'client'))
  await compress(join(distFolder, 'client'))
}

async function compress(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(
    names.filter((name) => /\.(?:m?js|css|svg|txt|json|webmanifest)$/.test(name)).map(compressFile),
  )
}

async function compressFile(name: string) {
  const bytes = await readFile(name)
  const brotli = await promisify(brotliCompress)(bytes)
  if (brotli.length < bytes.length * 0.95) await writeFile(`${name}.br`, brotli)
}
