import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { openEmbedded } from '../../src/platform/embedded/embedded-database.ts'

const script = fileURLToPath(new URL('./database-process.ts', import.meta.url))

/** A new folder for one test, with an empty embedded database; of that name in another one, when told so. */
export async function aFolder(name = ''): Promise<string> {
  const outer = await mkdtemp(join(tmpdir(), 'engine-test-'))
  onTestFinished(() => rm(outer, { recursive: true, force: true }))
  const folder = join(outer, name)
  prepared ??= prepare()
  await cp(await prepared, folder, { recursive: true })
  return folder
}

let prepared: Promise<string> | undefined

/** Creating a database takes three times as long as opening it, so it is kept for all tests and later runs. */
async function prepare(): Promise<string> {
  const folder = join(cacheFolder, 'empty-database')
  if (existsSync(folder)) return folder
  await mkdir(cacheFolder, { recursive: true })
  const unfinished = await mkdtemp(`${folder}-`)
  const { close } = await openEmbedded({ dataDir: unfinished }, () => undefined)
  await close()
  await rm(join(unfinished, 'run'), { recursive: true })
  // Another worker may have been quicker.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }))
  return folder
}

// Goes with every change of the dependencies.
const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/engine-tests', import.meta.url))
// Dozens of processes read the same files: a sixth of the processor time of a start.
const compileCache = join(cacheFolder, 'compiled')

/** Starts another process with the embedded database of a folder, which ends with the test at the latest. */
export function aProcess(
  folder: string,
  role: 'server' | 'command',
  task = '',
  program = script,
  settings: Record<string, string> = {},
) {
  const began = performance.now()
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCache, DATA_DIR: folder, ...settings }
  const child = spawn(process.execPath, [program, role, task], { env })
  const seconds = () => (performance.now() - began) / 1000
  const ended = once(child, 'exit').then(([code]) => ({
    code: code as number | null,
    errors,
    seconds: seconds(),
  }))
  onTestFinished(() => void child.kill('SIGKILL'))
  let errors = ''
  child.stderr.on('data', (text) => {
    errors += text
  })
  const lines: string[] = []
  const opened = Promise.withResolvers<number>()
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line)
    opened.resolve(seconds())
  })
  void ended.then(() => opened.reject(new Error(errors)))
  opened.promise.catch(() => undefined)
  return {
    pid: child.pid as number,
    /** What it said after 'open'. */
    said: () => lines.slice(1),
    /** After so many seconds. */
    opened: opened.promise,
    ended,
    send: (signal: NodeJS.Signals) => child.kill(signal),
  }
}
