import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { log } from '../platform/log/log.ts'
import { demandBuilder, demandFolder, isBuilt, projectFolder } from './built-site.ts'

export async function buildIfNeeded() {
  if (await isBuilt()) return
  demandBuilder()
  await demandFolder()
  await build(fileURLToPath(new URL('build.ts', import.meta.url)))
}

/** Vite builds in a process of its own, so that others go on meanwhile. */
export async function build(program: string) {
  log.info('the pages are built first, once for each version: the guide opens after it')
  const building = endsWithUs(program, '--quiet')
  const code = await new Promise((resolve, reject) => building.once('exit', resolve).once('error', reject))
  if (code !== 0) throw new Error(`The build failed with exit code ${code}`)
}

/**
 * A start that the database refuses would leave it behind, and a supervisor's next try begin another beside it. It runs in the guide's own
 * folder, wherever the start was called: Vite looks for its files in that.
 */
export function endsWithUs(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, args, { stdio: 'inherit', cwd: projectFolder })
  process.once('exit', () => child.kill())
  return child
}
