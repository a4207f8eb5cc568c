import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** Megabytes of a process; 0 where it has ended, or the system does not say. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000
}

/**
 * What a process takes once it has come to rest: V8 takes 600 MB for half a second while it optimises the embedded
 * database's code, at the start on a quiet machine, and in the middle of what is measured on a busy one.
 */
export async function memoryAtRest(pid: number): Promise<number> {
  for (let before = Number.NEGATIVE_INFINITY, now = await ticksOf(pid); now - before > restingTicks; ) {
    await wait(1000)
    ;[before, now] = [now, await ticksOf(pid)]
  }
  return memoryOf(pid)
}

/** Of a second, in hundredths. */
const restingTicks = 5

/** The processor time that a process took, its own and the system's; 0 where the system does not say. */
async function ticksOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [own, systems] = afterName(stat).slice(11)
  return Number(own ?? 0) + Number(systems ?? 0)
}

/** State, parent and what follows: the name before them may hold anything. */
const afterName = (stat: string) => stat.slice(stat.lastIndexOf(')') + 2).split(' ')

/** Looks ten times a second at a process, and at those of its children whose command has these words. */
export function watchMemory(pid: number, childrensWords: string) {
  const most = { own: 0, child: 0 }
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      most.own = Math.max(most.own, await memoryOf(pid))
      for (const child of await childrenOf(pid, childrensWords))
        most.child = Math.max(most.child, await memoryOf(child))
      await wait(100)
    }
  })()
  return async () => {
    isOver = true
    await watching
    return most
  }
}

async function childrenOf(parent: number, words: string): Promise<number[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async (pid) => {
      const [stat, command] = await Promise.all(
        ['stat', 'cmdline'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
      )
      const parentOf = afterName(stat ?? '')[1]
      return Number(parentOf) === parent && command?.includes(words) ? [Number(pid)] : []
    }),
  )
  return found.flat()
}
