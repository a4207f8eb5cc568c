import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { mapPath, openMap } from '../../guide/map-tiles/map-answers.api.ts'
import { clientAddress } from '../../office/accounts/sign-in-limits/client-address.ts'
import { sendPage, takes } from '../page-cache/page.ts'
import { sendText, sendTooMany, sendUnavailable } from '../refusals/refusals.ts'
import type { Runtime } from '../runtime.ts'
import { securityHeaders } from '../security/security-headers.ts'
import { isApiPath, type Site } from '../site.ts'
import type { ArtSheets } from './art-sheets.ts'
import { type Caller, CallTurns } from './call-turns.ts'
import { type PageAnswers, pageAnswers, type WantedPage } from './page-answers.ts'
import { proxyNotice } from './proxy-notice.ts'
import { loadStaticFiles, sendStaticFile } from './static-files.ts'

type Parts = Pick<Runtime, 'settings' | 'log' | 'onContentChange' | 'heardAll' | 'isDatabaseSilent'>

/** Answers the requests of a node:http server: files and kept pages at once, all else through the site. */
export async function createListener(
  site: Site,
  runtime: Parts,
  clientFolder: string,
  artSheets: ArtSheets,
  watchPages = (pages: PageAnswers): PageAnswers => pages,
): Promise<RequestListener> {
  const { settings, log } = runtime
  const pages = watchPages(pageAnswers(site, runtime))
  const answer = await otherAnswers(site, runtime, clientFolder, artSheets, pages)
  const commonHeaders = Object.entries(
    securityHeaders(settings.SITE_ORIGIN?.startsWith('https:') ?? false),
  ).flat()

  return (request, response) => {
    request.url = withoutHost(request.url ?? '')
    const headers = [...commonHeaders, 'X-Request-Id', nextRequestId()]
    const wanted = pages.wanted(request)
    const kept = isRead(request) ? pages.kept(wanted) : undefined
    // Most of what a busy guide sends. Nothing is set on the response before, and nothing waits for its end.
    if (kept?.status === 200 && !log.isLevelEnabled('debug'))
      return sendPage(request, response, kept, wanted.encoding, headers)

    logWhenSent(log, request, response)
    for (let at = 0; at < headers.length; at += 2)
      response.setHeader(headers[at] as string, headers[at + 1] as string)
    answer(request, response, wanted)
  }
}

/** How all is answered that no kept page answers. */
async function otherAnswers(
  site: Site,
  runtime: Parts,
  clientFolder: string,
  artSheets: ArtSheets,
  pages: PageAnswers,
) {
  const { settings, log } = runtime
  const [files, sendMap] = await Promise.all([loadStaticFiles(clientFolder), mapSender(settings)])
  const turns = new CallTurns()
  const lookForProxy = proxyNotice(log, settings)
  const answerCall = getRequestListener(
    async (request, env) => {
      const answer = await site.api(request, env)
      // Whoever wrote sees it at once.
      if (answer.ok && mayChangePages(request)) await runtime.heardAll()
      return answer
    },
    // Who asks in HTTP/1.0, as balancers do whether the guide lives, need not say what it is called.
    { hostname: 'localhost' },
  )

  return (request: IncomingMessage, response: ServerResponse, wanted: WantedPage) => {
    const path = pathOf(request.url ?? '/')
    lookForProxy(request, path)
    if (isFree(path)) return void answerCall(request, response)
    const inTurn = (begin: () => void) =>
      turns.take(request, response, callerOf(request, path, settings.TRUST_PROXY), {
        ...{ begin, refuse: () => sendTooMany(response, isApiPath(path)) },
      })
    if (isApiPath(path)) return inTurn(() => void answerCall(request, response))
    if (!isRead(request)) {
      response.setHeader('Allow', 'GET, HEAD')
      return sendText(response, 405, 'Pages can only be read.')
    }
    const failed = (error: unknown) => {
      log.error({ err: error, path }, 'a page could not be rendered')
      sendUnavailable(response)
    }
    const file = files.get(path)
    if (file) return void sendStaticFile(request, response, file).catch(failed)
    const sent = async () => {
      const sheet = artSheets.file(path)
      if (sheet) return sendStaticFile(request, response, sheet)
      return path.startsWith(mapPath) ? sendMap(request, response) : pages.send(request, response, wanted)
    }
    inTurn(() => void sent().catch(failed))
  }
}

async function mapSender(settings: Runtime['settings']) {
  const answerMap = await openMap(settings)
  return async (request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = await answerMap(request.url ?? '', takes(request, 'gzip'))
    const isKnown = status === 200 && request.headers['if-none-match'] === headers.ETag
    response.writeHead(isKnown ? 304 : status, headers)
    response.end(isKnown || request.method === 'HEAD' ? undefined : body)
  }
}

function callerOf(
  { headers, socket }: IncomingMessage,
  path: string,
  trustProxy: Runtime['settings']['TRUST_PROXY'],
) {
  const address = clientAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString(), trustProxy)
  return { address, kind: kindOf(path) }
}

function kindOf(path: string): Caller['kind'] {
  if (/^\/api\/(?:admin|assets|configs|database)(?:\/|$)/.test(path)) return 'editor'
  return path.startsWith('/api/images/') ? 'picture' : 'visitor'
}

/** What is asked to learn how the guide is must not wait. */
const isFree = (path: string) => path === '/healthz' || path === '/readyz'

// Unlike a UUID for each, next to no work; unique among processes by its first part.
const processId = randomUUID().slice(0, 8)
let requests = 0
const nextRequestId = () => `${processId}-${++requests}`

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** Signing in and out, asking what is near or how to get there, and plans change no page, and anybody may do it: nobody must pay for that. */
const mayChangePages = ({ method, url }: Request) =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  !/^\/api\/(?:auth|near|shared-plans|ways)(?:\/|$)/.test(new URL(url).pathname)

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
