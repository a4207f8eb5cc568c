import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setRuntime } from '../app/runtime.ts'
import { canonicalOrigin } from '../app/site-origin.ts'
import { fillPairsAtStart } from '../gathering/distances/fill-missing-pairs.task.ts'
import { keepPlaceHours } from '../guide/opening-hours/keep-place-hours.task.ts'
import { tendStore } from '../office/files/tend-store.task.ts'
import { buildIfNeeded } from './build-if-needed.ts'
import { distFolder } from './built-site.ts'
import { endableServer } from './end-server.ts'
import { keepSiteJobs } from './keep-site-jobs.ts'
import { openPreparedRuntime } from './prepared-runtime.ts'
import { runCommand } from './run-command.ts'
import { slowBodies } from './slow-bodies.ts'

await runCommand(async (settings) => {
  const [runtime] = await Promise.all([openPreparedRuntime(settings), buildIfNeeded()])
  const { log } = runtime
  setRuntime(runtime)
  // React reads it when it is loaded: its development build takes half as much time again for a page.
  process.env.NODE_ENV ??= 'production'
  const { createSiteListener } = await importBundle()
  const server = createServer(
    // How long a body may take depends on how much of it comes.
    { headersTimeout: 10_000, requestTimeout: 0, keepAliveTimeout: 65_000 },
    await createSiteListener(join(distFolder, 'client')),
  )
  const endServer = endableServer(server)
  setInterval(slowBodies(server), 60_000).unref()
  server.listen(settings.PORT, settings.HOST)
  await once(server, 'listening')
  log.info(
    { host: settings.HOST, port: settings.PORT, origin: canonicalOrigin(settings) },
    'the guide is open',
  )
  const stopHours = keepPlaceHours(runtime)
  const stopJobs = keepSiteJobs(runtime)
  const tended = tendStore(runtime)
  const filled = fillPairsAtStart(runtime)

  onceAskedToEnd(async (signal, hurry) => {
    log.info({ signal }, 'stopping: requests under way are finished first')
    runtime.announceStop()
    // A request may be waiting for a job: neither waits for the other.
    await Promise.all([endServer(hurry), stopHours(), stopJobs(), tended, filled])
    await runtime.close()
    process.exit(0)
  })
})

/** Asked again a while later, it is in a hurry. A terminal and npm may both pass the same Ctrl+C on. */
function onceAskedToEnd(end: (signal: string, hurry: AbortSignal) => Promise<void>) {
  const hurry = new AbortController()
  let askedAt: number | undefined
  const ask = (signal: string) => {
    if (askedAt === undefined) void end(signal, hurry.signal)
    else if (performance.now() - askedAt > 500) hurry.abort()
    askedAt ??= performance.now()
  }
  process.on('SIGTERM', ask).on('SIGINT', ask)
}

function importBundle(): Promise<{
  createSiteListener: (clientFolder: string) => Promise<RequestListener>
}> {
  // React decides by it: made for developers, it slows down everything that the process does, kept pages too.
  process.env.NODE_ENV = 'production'
  return import(pathToFileURL(join(distFolder, 'server', 'server.js')).href)
}
