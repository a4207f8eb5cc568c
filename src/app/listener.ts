import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { mapPath, openMap } from '../guide/map-tiles/map-answers.api.ts'
import { clientAddress } from '../office/accounts/client-address.ts'
import { isReadable } from './answer-error.ts'
import { CallTurns } from './call-turns.ts'
import { outageLog } from './outage-log.ts'
import { addEncoding, encodingFor, sendPage } from './page.ts'
import { pageAsItWas } from './page-as-it-was.ts'
import { type Found, PageCache } from './page-cache.ts'
import { isWorthKeeping, pageKey } from './page-key.ts'
import { proxyNotice } from './proxy-notice.ts'
import type { Runtime } from './runtime.ts'
import { securityHeaders } from './security-headers.ts'
import { isApiPath, type Site } from './site.ts'
import { isProductionHost } from './site-origin.ts'
import { loadStaticFiles, sendStaticFile } from './static-files.ts'
import { unavailablePage } from './unavailable-page.ts'

/** Answers the requests of a node:http server: files and kept pages at once, all else through the site. */
export async function createListener(
  site: Site,
  runtime: Pick<Runtime, 'settings' | 'log' | 'onContentChange' | 'isDatabaseSilent'>,
  clientFolder: string,
): Promise<RequestListener> {
  const { settings, log } = runtime
  const [files, answerMap] = await Promise.all([loadStaticFiles(clientFolder), openMap(settings)])
  const pages = new PageCache(runtime.isDatabaseSilent)
  runtime.onContentChange(() => pages.expire())
  const noteOutage = outageLog(log)
  const commonHeaders = Object.entries(
    securityHeaders(settings.SITE_ORIGIN?.startsWith('https:') ?? false),
  ).flat()
  const turns = new CallTurns()
  const lookForProxy = proxyNotice(log, settings)
  const answerCall = getRequestListener(async (request, env) => {
    const answer = await site.api(request, env)
    // Whoever wrote sees it at once; other processes hear of it from the database.
    if (answer.ok && mayChangePages(request)) pages.expire()
    return answer
  })

  function wantedPage({ url = '/', headers }: IncomingMessage): WantedPage {
    const forProductionHost = isProductionHost(headers.host, settings)
    const address = pageKey(url)
    return { address, forProductionHost, key: `${forProductionHost ? 'production' : 'other'} ${address}` }
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, wanted: WantedPage) {
    const { address, forProductionHost, key } = wanted
    if (!isReadable(address)) return sendText(response, 400, 'The address is not valid UTF-8 text.')
    const encoding = encodingFor(request)
    const render = () => site.page(address, forProductionHost)
    const found: Found = isWorthKeeping(address)
      ? await pages.getOrRender(key, encoding, render)
      : { page: await render() }
    noteOutage(found, address)
    const page = found.age ? pageAsItWas(found.page, found.age) : found.page
    await addEncoding(page, encoding)
    sendPage(request, response, page, encoding)
  }

  async function sendMap(request: IncomingMessage, response: ServerResponse, path: string) {
    const { status, headers, body } = await answerMap(path, encodingFor(request) !== 'identity')
    const isKnown = status === 200 && request.headers['if-none-match'] === headers.ETag
    response.writeHead(isKnown ? 304 : status, headers)
    response.end(isKnown || request.method === 'HEAD' ? undefined : body)
  }

  return (request, response) => {
    request.url = withoutHost(request.url ?? '')
    const headers = [...commonHeaders, 'X-Request-Id', nextRequestId()]
    const wanted = wantedPage(request)
    const encoding = encodingFor(request)
    const kept = isRead(request) ? pages.get(wanted.key, encoding) : undefined
    // Most of what a busy guide sends. Nothing is set on the response before, and nothing waits for its end.
    if (kept?.status === 200 && !log.isLevelEnabled('debug'))
      return sendPage(request, response, kept, encoding, headers)

    logWhenSent(log, request, response)
    for (let at = 0; at < headers.length; at += 2)
      response.setHeader(headers[at] as string, headers[at + 1] as string)
    const path = pathOf(request.url)
    lookForProxy(request, path)
    if (isFree(path)) return void answerCall(request, response)
    const refuse = () => sendTooMany(response, isApiPath(path))
    if (isApiPath(path))
      return turns.take(request, response, callerOf(request, path), {
        begin: () => void answerCall(request, response),
        refuse,
      })
    if (!isRead(request)) {
      response.setHeader('Allow', 'GET, HEAD')
      return sendText(response, 405, 'Pages can only be read.')
    }
    const file = files.get(path)
    if (file) return sendStaticFile(request, response, file)
    const answered = () =>
      path.startsWith(mapPath) ? sendMap(request, response, path) : answerPage(request, response, wanted)
    const begin = () =>
      void answered().catch((error: unknown) => {
        log.error({ err: error, path }, 'a page could not be rendered')
        sendUnavailable(response)
      })
    turns.take(request, response, callerOf(request, path), { begin, refuse })
  }

  function callerOf({ headers, socket }: IncomingMessage, path: string) {
    const forwardedFor = headers['x-forwarded-for']?.toString()
    const address = clientAddress(socket.remoteAddress, forwardedFor, settings.TRUST_PROXY)
    return { address, isEditing: /^\/api\/(?:admin|assets|configs|database)(?:\/|$)/.test(path) }
  }
}

/** What is asked to learn how the guide is must not wait. */
const isFree = (path: string) => path === '/healthz' || path === '/readyz'

// Unlike a UUID for each, next to no work; unique among processes by its first part.
const processId = randomUUID().slice(0, 8)
let requests = 0
const nextRequestId = () => `${processId}-${++requests}`

type WantedPage = { address: string; forProductionHost: boolean; key: string }

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** Signing in and out, and asking what is near, change no page, and anybody may do it: the cache must not pay for that. */
const mayChangePages = ({ method, url }: Request) =>
  method !== 'GET' && method !== 'HEAD' && !/^\/api\/(?:auth|near)(?:\/|$)/.test(new URL(url).pathname)

function sendText(response: ServerResponse, status: number, text: string) {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(text)
}

function sendUnavailable(response: ServerResponse) {
  response.setHeader('Retry-After', '5')
  response
    .writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(unavailablePage)
}

function sendTooMany(response: ServerResponse, isCall: boolean) {
  const message = 'Too much at once from your address. Please try again in a moment.'
  response.setHeader('Retry-After', '2')
  if (!isCall) return sendText(response, 429, message)
  response
    .writeHead(429, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify({ message, code: 'too_much_at_once', issues: [] }))
}

/** A proxy may ask for a whole address; what host it names must not reach a page. */
const withoutHost = (url: string) =>
  // Nearly all begin with a path, and a search in each would cost.
  url.startsWith('/') ? url : url.replace(/^(?:https?:\/\/[^/?]*)?\/?/i, '/')

const pathOf = (url: string) => {
  const queryAt = url.indexOf('?')
  return queryAt === -1 ? url : url.slice(0, queryAt)
}

/** Successful reads are logged at 'debug' only: a busy guide sends thousands a second. */
function logWhenSent(log: Runtime['log'], request: IncomingMessage, response: ServerResponse) {
  const startedAt = performance.now()
  const { method, url } = request
  response.once('finish', () => {
    const status = response.statusCode
    const isQuiet = status < 400 && isRead(request)
    const requestId = response.getHeader('X-Request-Id')
    const path = pathOf(url ?? '/')
    const ms = Math.round(performance.now() - startedAt)
    log[status >= 500 ? 'error' : isQuiet ? 'debug' : 'info'](
      { requestId, method, path, status, ms },
      'request',
    )
  })
}
