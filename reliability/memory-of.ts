import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** Megabytes of a process; 0 where it has ended, or the system does not say. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000
}

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
      // After the name, which may hold anything, follow state and parent.
      const parentOf = stat?.slice(stat.lastIndexOf(')')).split(' ')[2]
      return Number(parentOf) === parent && command?.includes(words) ? [Number(pid)] : []
    }),
  )
  return found.flat()
}
