import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { DayHours } from './day-hours.ts'
import type { HoursErrand } from './hours-process.task.ts'
import type { HoursQuestion } from './reckon-days.task.ts'
import type { UnderstoodHours } from './understood-hours.schema.ts'

export type HoursReckoner = {
  /** One question at a time. No day is known of a text that takes longer than `patienceMs`. */
  reckon(question: HoursQuestion): Promise<DayHours[]>
  /** Likewise; undefined when it takes longer. */
  read(question: HoursQuestion): Promise<UnderstoodHours | undefined>
  stop(): void
}

/** `isBackground`: it gives way to those who serve pages. */
type ReckonerOptions = { patienceMs?: number; isBackground?: boolean }

/** Reckons in a process of its own, which starts with the first question. */
export function hoursReckoner({
  patienceMs = 30_000,
  isBackground = true,
}: ReckonerOptions = {}): HoursReckoner {
  let child: ChildProcess | undefined
  const stop = () => {
    child?.kill('SIGKILL')
    child = undefined
  }
  /** Undefined when it took too long. */
  async function ask<Answer>(errand: HoursErrand): Promise<Answer | undefined> {
    child ??= startProcess(isBackground)
    let tookTooLong = false
    const timer = setTimeout(() => {
      tookTooLong = true
      stop()
    }, patienceMs)
    try {
      return (await answerOf(child, errand)) as Answer
    } catch (error) {
      stop()
      if (tookTooLong) return undefined
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    stop,
    reckon: async (question) => (await ask<DayHours[]>(question)) ?? [],
    read: (question) => ask<UnderstoodHours>({ ...question, isText: true }),
  }
}

function startProcess(isBackground: boolean): ChildProcess {
  const child = fork(fileURLToPath(new URL('./hours-process.task.ts', import.meta.url)), {
    execArgv: ['--max-old-space-size=128'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    if (child.pid && isBackground) setPriority(child.pid, 10)
  } catch {
    // Not every system lets us; it is only politeness.
  }
  return child
}

function answerOf(child: ChildProcess, errand: HoursErrand): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      child.off('message', answer).off('error', fail).off('exit', end)
      act()
    }
    const answer = (days: unknown) => settle(() => resolve(days))
    const fail = (error: Error) => settle(() => reject(error))
    const end = () => settle(() => reject(new Error('The process that reckons opening hours has ended')))
    child.once('message', answer).once('error', fail).once('exit', end)
    child.send(errand, (error) => error && fail(error))
  })
}
