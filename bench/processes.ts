import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Load, LoadResult } from './load-process.ts'

export type ServerProcess = { port: number; pid: number }

/** A server of this folder, told what to serve; it answers with its address. */
export async function startBare(file: string, instructions: object) {
  const child = forkHere(file)
  child.send(instructions)
  const [address] = await once(child, 'message')
  return { port: address.port as number, pid: child.pid as number, stop: () => end(child) }
}

/** The load generator, in a process of its own. */
export function startLoad() {
  const child = forkHere('load-process.ts')
  return {
    run: async (load: Load): Promise<LoadResult> => {
      child.send(load)
      const [result] = await once(child, 'message')
      return result
    },
    stop: () => end(child),
  }
}

export type LoadProcess = ReturnType<typeof startLoad>

/** Gives a process of this folder its task, and waits for its answer. */
export async function askProcess<Answer>(file: string, task: object): Promise<Answer> {
  const child = forkHere(file)
  child.send(task)
  const [answer] = await once(child, 'message')
  return answer
}

/** Seconds of CPU that a process has taken so far; undefined where the system does not tell (not Linux). */
export async function cpuSecondsOf(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  const [user, system] =
    stat
      ?.slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13) ?? []
  const ticksPerSecond = 100
  return user && system ? (Number(user) + Number(system)) / ticksPerSecond : undefined
}

/** One that fails ends the bench, or it would wait for its answer for ever. */
function forkHere(file: string): ChildProcess {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)))
  child.once('exit', (code) => {
    if (code) throw new Error(`${file} ended with code ${code}`)
  })
  return child
}

async function end(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
