import { createServer } from 'node:http'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { ArtSheets } from '../app/listener/art-sheets.ts'
import { createListener } from '../app/listener/listener.ts'
import { PageStyles } from '../app/rendering/page-styles.ts'
import { canonicalOrigin } from '../app/security/site-origin.ts'
import { createSite } from '../app/site.ts'
import { openMetrics } from '../app/telemetry/open-metrics.ts'
import { openTraces, traceRequests } from '../app/telemetry/open-traces.ts'
import { fillPairsAtStart } from '../gathering/distances/fill-missing-pairs.task.ts'
import { keepPlaceHours } from '../guide/opening-hours/place-hours/keep-place-hours.task.ts'
import { tendStore } from '../office/files/tend-store.task.ts'
import { log } from '../platform/log/log.ts'
import { listenAt, requireFree } from '../platform/settings/listen-at.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { keepCdnFresh } from '../site/cdn/keep-cdn-fresh.task.ts'
import { keepWebhooks } from '../system/webhooks/keep-webhooks.task.ts'
import { buildIfNeeded } from './build-if-needed.ts'
import { builtPages, distFolder } from './built-site.ts'
import { endableServer } from './end-server.ts'
import { keepSiteJobs } from './keep-site-jobs.ts'
import { openPreparedRuntime } from './prepared-runtime.ts'
import { runCommand } from './run-command.ts'
import { watchBodies } from './slow-bodies.ts'

await runCommand(async (settings) => {
  // Before the first connection to the database.
  const stopTraces = await openTraces({ log, settings })
  const [runtime] = await Promise.all([
    openPreparedRuntime(settings, () => requireFreePorts(settings)),
    buildIfNeeded(),
  ])
  const clientFolder = join(distFolder, 'client')
  const artSheets = new ArtSheets(join(clientFolder, 'art'))
  const pages = (await PageStyles.from(clientFolder)).of(artSheets.of(await builtPages()))
  const site = createSite(runtime, pages, clientFolder)
  const server = createServer({
    ...{ headersTimeout: 10_000, keepAliveTimeout: 65_000 },
    // How long a body may take depends on how much of it comes.
    requestTimeout: 0,
  })
  const metrics = await openMetrics(runtime)
  const listener = await createListener(site, runtime, clientFolder, artSheets, metrics?.watchPages)
  const watched = metrics?.watchRequests(listener) ?? listener
  const bodies = watchBodies(stopTraces ? traceRequests(watched) : watched)
  const endServer = endableServer(server, bodies.listener)
  setInterval(bodies.look, 60_000).unref()
  await listenAt(server, siteAt(settings))
  log.info(
    { host: settings.HOST, port: settings.PORT, origin: canonicalOrigin(settings) },
    'the guide is open',
  )
  flushCompileCache()
  const stopHours = keepPlaceHours(runtime)
  const stopJobs = keepSiteJobs(runtime)
  const stopCdn = keepCdnFresh(runtime)
  const stopWebhooks = keepWebhooks(runtime)
  const tended = tendStore(runtime)
  const filled = fillPairsAtStart(runtime)

  onceAskedToEnd(async (signal, hurry) => {
    log.info({ signal }, 'stopping: requests under way are finished first')
    runtime.announceStop()
    // A request may be waiting for a job: neither waits for the other.
    await Promise.all([endServer(hurry), stopHours(), stopJobs(), stopCdn(), stopWebhooks(), tended, filled])
    metrics?.close()
    await stopTraces?.()
    await runtime.close()
    process.exit(0)
  })
})

function siteAt({ HOST: host, PORT: port }: Settings) {
  return { host, port, settings: ['HOST', 'PORT'] } as const
}

/** Else the tables would be changed, and the first password shown, for a guide that does not open. */
async function requireFreePorts(settings: Settings): Promise<void> {
  await requireFree(siteAt(settings))
  const { METRICS_HOST: host, METRICS_PORT: port } = settings
  if (port !== undefined) await requireFree({ host, port, settings: ['METRICS_HOST', 'METRICS_PORT'] })
}

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
