import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { SpansByDay } from './day-spans.ts'
import type { HoursQuestion } from './reckon-days.task.ts'

export type HoursReckoner = {
  /** One question at a time. No day is known of a text that takes longer than `patienceMs`. */
  reckon(question: HoursQuestion): Promise<SpansByDay>
  stop(): void
}

/** Reckons in a process of its own, which starts with the first question and gives way to those who serve pages. */
export function hoursReckoner({ patienceMs = 30_000 } = {}): HoursReckoner {
  let child: ChildProcess | undefined
  const stop = () => {
    child?.kill('SIGKILL')
    child = undefined
  }
  return {
    stop,
    async reckon(question) {
      child ??= startProcess()
      let tookTooLong = false
      const timer = setTimeout(() => {
        tookTooLong = true
        stop()
      }, patienceMs)
      try {
        return await answerOf(child, question)
      } catch (error) {
        stop()
        if (tookTooLong) return {}
        throw error
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

function startProcess(): ChildProcess {
  const child = fork(fileURLToPath(new URL('./hours-process.task.ts', import.meta.url)), {
    execArgv: ['--max-old-space-size=128'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    if (child.pid) setPriority(child.pid, 10)
  } catch {
    // Not every system lets us; it is only politeness.
  }
  return child
}

function answerOf(child: ChildProcess, question: HoursQuestion): Promise<SpansByDay> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      child.off('message', answer).off('error', fail).off('exit', end)
      act()
    }
    const answer = (days: unknown) => settle(() => resolve(days as SpansByDay))
    const fail = (error: Error) => settle(() => reject(error))
    const end = () => settle(() => reject(new Error('The process that reckons opening hours has ended')))
    child.once('message', answer).once('error', fail).once('exit', end)
    child.send(question, (error) => error && fail(error))
  })
}
