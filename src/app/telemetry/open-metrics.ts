import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { bearerToken } from '../../office/api-tokens/bearer-token.ts'
import type { Log } from '../../platform/log/log.ts'
import { listenAt } from '../../platform/settings/listen-at.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { sendText } from '../refusals/refusals.ts'
import type { MeasuredParts, Metrics } from './metrics.ts'

type Parts = MeasuredParts & {
  log: Log
  settings: Pick<Settings, 'METRICS_TOKEN' | 'METRICS_PORT' | 'METRICS_HOST'>
}

type OpenMetrics = Pick<Metrics, 'watchRequests' | 'watchPages'> & {
  /** Where `METRICS_PORT` listens; 0 stands for any that is free. */
  port: number | undefined
  close: () => void
}

/**
 * Answers `/metrics` as the settings say: on a port of its own, or beside the site for who has the token. Undefined where neither is
 * set, and then nothing is loaded or counted.
 */
export async function openMetrics({ log, settings, ...parts }: Parts): Promise<OpenMetrics | undefined> {
  const { METRICS_TOKEN: token, METRICS_PORT: wantedPort, METRICS_HOST: host } = settings
  if (token === undefined && wantedPort === undefined) return undefined
  const { createMetrics } = await import('./metrics.ts')
  const metrics = createMetrics(parts)
  const send = senderOf(metrics, log)
  const isAsked = (request: IncomingMessage) => isForMetrics(request) && hasToken(request, token)
  if (wantedPort === undefined) {
    const watchRequests = (listener: RequestListener) => {
      const watched = metrics.watchRequests(listener)
      return (request: IncomingMessage, response: ServerResponse) =>
        void (isAsked(request) ? send(request, response) : watched(request, response))
    }
    return { ...metrics, watchRequests, port: undefined, close: metrics.stop }
  }
  const server = createServer(
    (request, response) =>
      void (isAsked(request) ? send(request, response) : sendText(response, 404, 'Nothing is here.')),
  )
  await listenAt(server, { host, port: wantedPort, settings: ['METRICS_HOST', 'METRICS_PORT'] })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  log.info({ host, port }, 'metrics can be read')
  const close = () => {
    server.close()
    server.closeAllConnections()
    metrics.stop()
  }
  return { ...metrics, port, close }
}

function senderOf({ read, contentType }: Metrics, log: Log) {
  let reading: Promise<string> | undefined
  return async (request: IncomingMessage, response: ServerResponse) => {
    // However many ask at once, the database is asked once.
    reading ??= read().finally(() => {
      reading = undefined
    })
    try {
      const text = await reading
      response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' })
      response.end(request.method === 'HEAD' ? undefined : text)
    } catch (error) {
      log.error({ err: error }, 'metrics could not be read')
      sendText(response, 500, 'The metrics could not be read.')
    }
  }
}

const isForMetrics = ({ method, url = '' }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && /^\/metrics(?:\?|$)/.test(url)

/** True for anybody where no token is set. */
function hasToken({ headers }: IncomingMessage, token: string | undefined) {
  if (token === undefined) return true
  const given = bearerToken(headers.authorization)
  return given !== undefined && timingSafeEqual(digestOf(given), digestOf(token))
}

// Of one length, whatever was given.
const digestOf = (text: string) => createHash('sha256').update(text).digest()
