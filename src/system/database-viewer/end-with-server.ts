import { Worker } from 'node:worker_threads'

/** Ends this process when the server that started it is gone, however it went and whatever a query is doing here. */
export function endWithServer(): void {
  process.on('disconnect', () => process.exit())
  // Ctrl+C reaches it too, but the server decides when it ends.
  process.on('SIGINT', () => undefined)
  // While a query runs within this thread, nothing is heard of here.
  new Worker(lookAfterServer, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 8, stackSizeMb: 1 },
  }).unref()
}

/** Another process becomes the parent of one whose own is gone. */
const lookAfterServer = `
  const server = process.ppid
  setInterval(() => process.ppid === server || process.kill(process.pid, 'SIGKILL'), 1000)`
