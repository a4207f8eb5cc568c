import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Load, LoadResult } from './load-process.ts'

export type ServerProcess = { port: number; pid: number; stop: () => Promise<void> }

/** The guide, started as `npm start` does it, with its usual logging. */
export async function startSite(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [pathOf('../src/commands/start.ts')], {
    env: { ...process.env, LOG_LEVEL: 'info', SITE_ORIGIN: '', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await lineWith('the guide is open', child)
  child.stdout?.resume()
  return { port, pid: child.pid ?? 0, stop: () => end(child) }
}

/** A server of this folder, told what to serve; it answers with its address. */
export async function startBare(file: string, instructions: object): Promise<ServerProcess> {
  const child = fork(pathOf(file))
  child.send(instructions)
  const [address] = await once(child, 'message')
  return { port: address.port, pid: child.pid ?? 0, stop: () => end(child) }
}

/** The load generator, in a process of its own. */
export function startLoad() {
  const child = fork(pathOf('load-process.ts'))
  return {
    run: async (load: Load): Promise<LoadResult> => {
      child.send(load)
      const [result] = await Promise.race([once(child, 'message'), failureOf(child)])
      return result
    },
    stop: () => end(child),
  }
}

/** Seconds of CPU that a process has taken so far; undefined where the system does not tell (not Linux). */
export async function cpuSecondsOf(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  const [user, system] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ').slice(11, 13) ?? []
  const ticksPerSecond = 100
  return user && system ? (Number(user) + Number(system)) / ticksPerSecond : undefined
}

async function failureOf(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`A process of the bench ended with code ${code}`)
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function lineWith(text: string, child: ChildProcess) {
  if (!child.stdout) return
  for await (const line of createInterface({ input: child.stdout })) if (line.includes(text)) return
  throw new Error(`The guide ended before it said '${text}'`)
}

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))
