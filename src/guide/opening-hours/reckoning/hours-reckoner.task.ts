import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { DayHours } from '../days/day-hours.ts'
import type { CalendarQuestion, HolidayCalendar } from '../holidays/read-calendar.task.ts'
import type { HoursErrand } from './hours-process.task.ts'
import type { HoursQuestion } from './reckon-days.task.ts'
import type { UnderstoodHours } from './understood-hours.schema.ts'

export type HoursReckoner = {
  /** One question at a time. No day is known of a text that takes longer than `patienceMs`, or at which the process ends twice. */
  reckon(question: HoursQuestion): Promise<DayHours[]>
  /** Likewise; undefined when it takes longer. */
  read(question: HoursQuestion): Promise<UnderstoodHours | undefined>
  /** Holidays, which take up to a second whatever anybody wrote; undefined when a machine that is busy takes half a minute. */
  calendar(question: CalendarQuestion): Promise<HolidayCalendar | undefined>
  stop(): void
}

const calendarMs = 30_000
const startMs = 60_000
const idleMs = 30_000

type Started = { child: ChildProcess; isReady: Promise<unknown>; isStopped?: boolean }

/** By itself, as where its memory does not do. */
class EndedAtErrand extends Error {}

/** `isBackground`: it gives way to those who serve pages. */
type ReckonerOptions = { patienceMs?: number; isBackground?: boolean }

/** Reckons in a process of its own, which starts with the first question and ends when nobody has asked for a while. */
export function hoursReckoner({
  patienceMs = 30_000,
  isBackground = true,
}: ReckonerOptions = {}): HoursReckoner {
  let started: Started | undefined
  let idle: NodeJS.Timeout | undefined
  const stop = () => {
    clearTimeout(idle)
    if (started) started.isStopped = true
    started?.child.kill('SIGKILL')
    started = undefined
  }
  const start = () => {
    const begun = startProcess(isBackground)
    // One that ended while nobody asked is missed by nobody.
    begun.child.once('exit', () => {
      if (started === begun) started = undefined
    })
    return begun
  }
  /** Undefined when it took too long: the errand, not the start, which takes a busy machine seconds. */
  async function askOnce<Answer>(errand: HoursErrand, patience: number): Promise<Answer | undefined> {
    clearTimeout(idle)
    started ??= start()
    const asked = started
    const { child, isReady } = asked
    child.ref()
    child.channel?.ref()
    let tookTooLong = false
    let isAtErrand = false
    let timer = setTimeout(stop, startMs)
    try {
      await isReady
      clearTimeout(timer)
      timer = setTimeout(() => {
        tookTooLong = true
        stop()
      }, patience)
      isAtErrand = true
      return (await answerOf(child, errand)) as Answer
    } catch (error) {
      const wasStopped = asked.isStopped
      stop()
      if (tookTooLong) return undefined
      throw isAtErrand && !wasStopped ? new EndedAtErrand('The process has ended', { cause: error }) : error
    } finally {
      clearTimeout(timer)
      idle = setTimeout(stop, idleMs).unref()
      // A process that has nothing else to do need not wait for it.
      child.unref()
      child.channel?.unref()
    }
  }
  /** An end may be the machine's doing, whose memory was used up: twice it is the errand's. */
  async function ask<Answer>(errand: HoursErrand, patience = patienceMs): Promise<Answer | undefined> {
    for (let ends = 0; ends < 2; ends++) {
      try {
        return await askOnce<Answer>(errand, patience)
      } catch (error) {
        if (!(error instanceof EndedAtErrand)) throw error
      }
    }
    return undefined
  }
  return {
    stop,
    reckon: async (question) => (await ask<DayHours[]>(question)) ?? [],
    read: (question) => ask<UnderstoodHours>({ ...question, isText: true }),
    calendar: (question) => ask<HolidayCalendar>({ calendar: question }, calendarMs),
  }
}

function startProcess(isBackground: boolean): Started {
  const child = fork(fileURLToPath(new URL('./hours-process.task.ts', import.meta.url)), {
    execArgv: ['--max-old-space-size=128'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    if (child.pid && isBackground) setPriority(child.pid, 10)
  } catch {
    // Not every system lets us; it is only politeness.
  }
  const isReady = nextMessage(child)
  // Who asks is told.
  isReady.catch(() => undefined)
  return { child, isReady }
}

function answerOf(child: ChildProcess, errand: HoursErrand): Promise<unknown> {
  const answer = nextMessage(child)
  // What cannot be sent ends the process, if that has not ended already.
  child.send(errand, (error) => error && child.kill('SIGKILL'))
  return answer
}

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      child.off('message', take).off('error', fail).off('exit', end)
      act()
    }
    const take = (message: unknown) => settle(() => resolve(message))
    const fail = (error: Error) => settle(() => reject(error))
    const end = () => settle(() => reject(new Error('The process that reckons opening hours has ended')))
    child.once('message', take).once('error', fail).once('exit', end)
  })
}
