import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ViewerReply, ViewerStart, ViewerTask } from './viewer-message.ts'

/** What a query did that had its thread ended, as the rest of a sentence. */
export class QueryStopped extends Error {
  override name = 'QueryStopped'
}

/** The thread that reads and runs queries: it can be ended at any moment, whatever it is doing, and holds nothing of ours. */
export class ViewerThread {
  isOver = false
  private readonly worker: Worker

  constructor(start: ViewerStart) {
    this.worker = new Worker(new URL('./viewer-worker.task.ts', import.meta.url), {
      workerData: start,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    // A copy that nobody asks must not keep a process alive.
    this.worker.unref()
    const end = () => {
      this.isOver = true
    }
    this.worker.on('error', end).on('exit', end)
  }

  /** One task at a time. @throws QueryStopped */
  async ask(task: ViewerTask, patienceMs: number): Promise<ViewerReply> {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), patienceMs)
    const ended = () => patience.abort()
    this.worker.once('exit', ended)
    try {
      this.worker.postMessage(task)
      const [reply] = await once(this.worker, 'message', { signal: patience.signal })
      return reply
    } catch (error) {
      const wasEnded = this.isOver || !patience.signal.aborted
      await this.end()
      if (task.do === 'fill') throw error
      throw new QueryStopped(wasEnded ? 'used up all memory' : 'took longer than 3 seconds', { cause: error })
    } finally {
      clearTimeout(timer)
      this.worker.off('exit', ended)
    }
  }

  async end() {
    this.isOver = true
    await this.worker.terminate()
  }
}
