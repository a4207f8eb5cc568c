import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { endProcess, startLeanProcess } from './lean-process.task.ts'
import type { ViewerReady, ViewerReply, ViewerStart, ViewerTask } from './viewer-message.ts'

/** The process had to be ended. `isLate`: because of a task that took longer than it was given. */
export class QueryStopped extends Error {
  override name = 'QueryStopped'
  readonly isLate: boolean

  constructor(isLate: boolean, cause: unknown) {
    super(isLate ? 'The process took too long' : 'The process ended', { cause })
    this.isLate = isLate
  }
}

type Running = { child: ChildProcess; ready: Promise<ViewerReady> }

/**
 * Has queries read and run by a process of its own, which can be ended at any moment, whatever it is doing, and holds nothing
 * of ours.
 */
export class QueryRunner {
  private readonly start: ViewerStart
  private running: Running | undefined
  private last: Promise<unknown> = Promise.resolve()

  constructor(start: ViewerStart) {
    this.start = start
  }

  get isRunning() {
    return this.running !== undefined
  }

  /** Begins it where it does not run; resolves when it can be asked. */
  async open(): Promise<ViewerReady> {
    this.running ??= this.begin()
    return this.running.ready
  }

  /** One task after the other; `patienceMs` begins when the task does. @throws QueryStopped */
  ask(task: ViewerTask, patienceMs: number): Promise<ViewerReply> {
    const reply = this.last.then(() => this.askNow(task, patienceMs))
    this.last = reply.catch(() => undefined)
    return reply
  }

  async end() {
    const { running } = this
    this.running = undefined
    if (running) await endProcess(running.child)
  }

  private begin(): Running {
    const child = startLeanProcess(new URL('./query-process.task.ts', import.meta.url))
    // One that nobody asks must not keep a server alive.
    child.unref()
    child.channel?.unref()
    const ready = Promise.withResolvers<ViewerReady>()
    // Whoever waits for it hears of it.
    ready.promise.catch(() => undefined)
    child.once('message', (message) => ready.resolve(message as ViewerReady))
    const end = (why: unknown) => {
      ready.reject(why instanceof Error ? why : new Error(`The process of the SQL tab ended: ${why}`))
      if (this.running?.child === child) this.running = undefined
    }
    child.on('error', end).on('exit', (code, signal) => end(signal ?? code))
    child.send(this.start, (error) => error && end(error))
    return { child, ready: ready.promise }
  }

  private async askNow(task: ViewerTask, patienceMs: number): Promise<ViewerReply> {
    await this.open()
    const child = this.running?.child
    if (!child) throw new QueryStopped(false, undefined)
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), patienceMs)
    const ended = () => patience.abort()
    child.once('exit', ended)
    try {
      const reply = once(child, 'message', { signal: patience.signal })
      child.send(task, (error) => error && ended())
      return (await reply)[0]
    } catch (error) {
      const isLate = this.running?.child === child && patience.signal.aborted
      await this.end()
      throw new QueryStopped(isLate, error)
    } finally {
      clearTimeout(timer)
      child.off('exit', ended)
    }
  }
}
