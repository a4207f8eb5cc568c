import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { isReadable } from './answer-error.ts'
import { encodingFor, PageCache, sendPage } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import type { Runtime } from './runtime.ts'
import { securityHeaders } from './security-headers.ts'
import { isApiPath, type Site } from './site.ts'
import { isProductionHost } from './site-origin.ts'
import { loadStaticFiles, sendStaticFile } from './static-files.ts'

/** Answers the requests of a node:http server: files and kept pages at once, all else through the site. */
export async function createListener(
  site: Site,
  runtime: Runtime,
  clientFolder: string,
): Promise<RequestListener> {
  const { settings, log } = runtime
  const files = await loadStaticFiles(clientFolder)
  const pages = new PageCache()
  runtime.onContentChange(() => pages.clear())
  const commonHeaders = Object.entries(securityHeaders(settings.SITE_ORIGIN?.startsWith('https:') ?? false))
  const answerCall = getRequestListener(site.api)

  async function answerPage(request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? '/'
    if (!isReadable(url)) return sendText(response, 400, 'The address is not valid UTF-8 text.')
    const forProductionHost = isProductionHost(request.headers.host, settings)
    const encoding = encodingFor(request)
    const key = pageKey(url)
    const page = await pages.getOrRender(
      `${forProductionHost ? 'production' : 'other'} ${key}`,
      encoding,
      () => site.page(key, forProductionHost),
    )
    sendPage(request, response, page, encoding)
  }

  return (request, response) => {
    logWhenSent(log, request, response)
    for (const [name, value] of commonHeaders) response.setHeader(name, value)
    request.url = withoutHost(request.url ?? '')
    const path = pathOf(request.url)
    if (isApiPath(path)) return void answerCall(request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return sendText(response, 405, 'Pages can only be read.')
    }
    const file = files.get(path)
    if (file) return sendStaticFile(request, response, file)
    answerPage(request, response).catch((error: unknown) => {
      log.error({ err: error, path }, 'a page could not be rendered')
      response.setHeader('Retry-After', '5')
      sendText(response, 503, 'Something went wrong on our side. Please try again in a moment.')
    })
  }
}

function sendText(response: ServerResponse, status: number, text: string) {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(text)
}

/** A proxy may ask for a whole address; what host it names must not reach a page. */
const withoutHost = (url: string) => url.replace(/^(?:https?:\/\/[^/?]*)?\/?/i, '/')

const pathOf = (url: string) => {
  const queryAt = url.indexOf('?')
  return queryAt === -1 ? url : url.slice(0, queryAt)
}

/** Successful reads are logged at 'debug' only: a busy guide sends thousands a second. */
function logWhenSent(log: Runtime['log'], { method, url }: IncomingMessage, response: ServerResponse) {
  const startedAt = performance.now()
  const requestId = randomUUID()
  response.setHeader('X-Request-Id', requestId)
  response.once('finish', () => {
    const status = response.statusCode
    const isQuiet = status < 400 && (method === 'GET' || method === 'HEAD')
    const path = pathOf(url ?? '/')
    const ms = Math.round(performance.now() - startedAt)
    log[status >= 500 ? 'error' : isQuiet ? 'debug' : 'info'](
      { requestId, method, path, status, ms },
      'request',
    )
  })
}
