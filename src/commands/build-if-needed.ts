import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { demandBuilder, demandFolder, isBuilt } from './built-site.ts'

/** Vite builds in a process of its own, so that others go on meanwhile. */
export async function buildIfNeeded() {
  if (await isBuilt()) return
  demandBuilder()
  await demandFolder()
  const build = endsWithUs(fileURLToPath(new URL('build.ts', import.meta.url)), '--quiet')
  const code = await new Promise((resolve, reject) => build.once('exit', resolve).once('error', reject))
  if (code !== 0) throw new Error(`The build failed with exit code ${code}`)
}

/** A start that the database refuses would leave it behind, and a supervisor's next try begin another beside it. */
export function endsWithUs(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  process.once('exit', () => child.kill())
  return child
}
