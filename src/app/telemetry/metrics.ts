import type { RequestListener } from 'node:http'
import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { watchExchanges } from '../../outgoing/watch-exchanges.ts'
import type { Database } from '../../platform/database/database.ts'
import { routePattern } from '../calls/route-patterns.ts'
import type { PageAnswers } from '../listener/page-answers.ts'
import { workGauges } from './work-gauges.ts'

export type MeasuredParts = { quickDb: Database; pools: Readonly<Record<string, Pool>> }

export type Metrics = ReturnType<typeof createMetrics>

/** What this process counts of itself; nothing of it tells who asked for what. */
export function createMetrics({ quickDb, pools }: MeasuredParts) {
  const registry = new Registry()
  // The event loop's delays, memory and processor time, by the names that dashboards for Node know.
  collectDefaultMetrics({ register: registry })
  addPools(registry, pools)
  const stopWatching = addExchanges(registry)
  const refreshWork = workGauges(registry, quickDb)

  return {
    contentType: registry.contentType,
    /** All in Prometheus' text format. */
    read: async () => {
      await refreshWork()
      return registry.metrics()
    },
    watchRequests: requestWatcher(registry),
    watchPages: pageWatcher(registry),
    stop: () => {
      stopWatching()
      registry.clear()
    },
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

function requestWatcher(registry: Registry) {
  const seconds = new Histogram({
    ...{ name: 'guide_http_request_duration_seconds', registers: [registry] },
    help: "From a request's coming to its answer's end, by route; status 'aborted' where the caller left before",
    labelNames: ['route', 'method', 'status'],
  })
  return (listener: RequestListener): RequestListener =>
    (request, response) => {
      const startedAt = performance.now()
      response.once('close', () => {
        const method = request.method ?? ''
        const [path = '/'] = (request.url ?? '/').split('?', 1)
        const labels = {
          route: routePattern(method, path),
          method: methods.has(method) ? method : 'other',
          status: response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted',
        }
        seconds.observe(labels, (performance.now() - startedAt) / 1000)
      })
      listener(request, response)
    }
}

function pageWatcher(registry: Registry) {
  const requests = new Counter({
    ...{ name: 'guide_page_cache_requests_total', registers: [registry] },
    help: "Pages by whether they were kept ('hit') or had to be rendered, packed or waited for ('miss')",
    labelNames: ['result'],
  })
  for (const result of ['hit', 'miss']) requests.inc({ result }, 0)
  return ({ wanted, kept, send }: PageAnswers): PageAnswers => ({
    wanted,
    kept: (page) => {
      const found = kept(page)
      if (found) requests.inc({ result: 'hit' })
      return found
    },
    send: (request, response, page) => {
      // While reads are logged, kept pages are sent from here, too.
      if (!kept(page)) requests.inc({ result: 'miss' })
      return send(request, response, page)
    },
  })
}

function addExchanges(registry: Registry) {
  const seconds = new Histogram({
    ...{ name: 'guide_outgoing_request_duration_seconds', registers: [registry] },
    help: "Requests to other services by the class of the answer's status; 'failed' where none came, or 'cancelled'",
    labelNames: ['service', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180],
  })
  return watchExchanges(({ service, outcome, seconds: took }) => seconds.observe({ service, outcome }, took))
}

function addPools(registry: Registry, pools: MeasuredParts['pools']) {
  const connections = new Gauge({
    ...{ name: 'guide_database_connections', registers: [registry] },
    help: "Connections to the database: 'work' for what takes long, 'visitors' for what somebody waits for",
    labelNames: ['pool', 'state'],
    collect: () => {
      for (const [pool, { totalCount, idleCount, options }] of Object.entries(pools)) {
        connections.set({ pool, state: 'idle' }, idleCount)
        connections.set({ pool, state: 'busy' }, totalCount - idleCount)
        connections.set({ pool, state: 'allowed' }, options.max)
      }
    },
  })
  const waiting = new Gauge({
    ...{ name: 'guide_database_waiting_requests', registers: [registry] },
    help: 'Who waits for a connection to be free',
    labelNames: ['pool'],
    collect: () => {
      for (const [pool, { waitingCount }] of Object.entries(pools)) waiting.set({ pool }, waitingCount)
    },
  })
}
