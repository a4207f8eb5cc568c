import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { demandBuilder, isBuilt } from './built-site.ts'

/** Vite builds in a process of its own, so that others go on meanwhile. */
export async function buildIfNeeded() {
  if (await isBuilt()) return
  demandBuilder()
  const build = spawn(process.execPath, [fileURLToPath(new URL('build.ts', import.meta.url)), '--quiet'], {
    stdio: 'inherit',
  })
  const code = await new Promise((resolve, reject) => build.once('exit', resolve).once('error', reject))
  if (code !== 0) throw new Error(`The build failed with exit code ${code}`)
}
