import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const script = fileURLToPath(new URL('./database-process.ts', import.meta.url))

/** A new folder for one test. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'engine-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts another process with the embedded database of a folder, which ends with the test at the latest. */
export function aProcess(folder: string, role: 'server' | 'command', task = '') {
  const began = performance.now()
  const child = spawn(process.execPath, [script, role, task], { env: { ...process.env, DATA_DIR: folder } })
  const ended = once(child, 'exit').then(([code]) => ({
    code: code as number | null,
    errors,
    seconds: (performance.now() - began) / 1000,
  }))
  onTestFinished(() => void child.kill('SIGKILL'))
  let errors = ''
  child.stderr.on('data', (text) => {
    errors += text
  })
  const lines: string[] = []
  const opened = Promise.withResolvers<void>()
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line)
    opened.resolve()
  })
  void ended.then(() => opened.reject(new Error(errors)))
  opened.promise.catch(() => undefined)
  return {
    pid: child.pid as number,
    /** What it said after 'open'. */
    said: () => lines.slice(1),
    opened: opened.promise,
    ended,
    send: (signal: NodeJS.Signals) => child.kill(signal),
  }
}
