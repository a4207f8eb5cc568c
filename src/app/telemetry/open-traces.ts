import type { RequestListener } from 'node:http'
import type { Log } from '../../platform/log/log.ts'
import { spanning } from '../../platform/log/spans.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { routePattern } from '../calls/route-patterns.ts'

type Parts = {
  log: Log
  settings: Pick<
    Settings,
    | 'OTEL_EXPORTER_OTLP_ENDPOINT'
    | 'OTEL_EXPORTER_OTLP_HEADERS'
    | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
    | 'OTEL_RESOURCE_ATTRIBUTES'
    | 'OTEL_SDK_DISABLED'
    | 'OTEL_SERVICE_NAME'
    | 'OTEL_TRACES_SAMPLER_ARG'
  >
}

/** Begins to tell a collector what the guide does, as the settings say; undefined where they name none, and then nothing is loaded. */
export async function openTraces({ log, settings }: Parts): Promise<(() => Promise<void>) | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = settings
  const url = own ?? (base && `${base.replace(/\/+$/, '')}/v1/traces`)
  if (url === undefined || settings.OTEL_SDK_DISABLED) return undefined
  const { startTraces } = await import('./traces.ts')
  const stop = startTraces({
    ...{ url, log },
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    attributes: settings.OTEL_RESOURCE_ATTRIBUTES ?? {},
    serviceName: settings.OTEL_SERVICE_NAME,
    ratio: settings.OTEL_TRACES_SAMPLER_ARG,
  })
  log.info({ to: new URL(url).host }, 'traces are sent')
  return stop
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Each request is one, by its route; addresses, and what they ask for, are told to nobody. */
export const traceRequests =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const method = methods.has(request.method ?? '') ? String(request.method) : 'other'
    const [path = '/'] = (request.url ?? '/').split('?', 1)
    const route = routePattern(request.method ?? '', path)
    const values = { 'http.request.method': method, 'http.route': route }
    const { traceparent } = request.headers
    const parent = typeof traceparent === 'string' ? traceparent : undefined
    spanning({ name: `${method} ${route}`, kind: 'server', values, parent }, (end) => {
      response.once('close', () => {
        const { statusCode, writableFinished } = response
        end({
          values: { 'http.response.status_code': statusCode },
          hasFailed: statusCode >= 500 || !writableFinished,
        })
      })
      listener(request, response)
    })
  }
