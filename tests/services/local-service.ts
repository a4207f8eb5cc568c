import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export type LocalAnswer = { status?: number; headers?: Record<string, string>; body: string | Buffer }

export type LocalService = {
  url: string
  /** Path and query of each request, in their order. */
  requests: string[]
  /** What came with each of them. */
  bodies: string[]
  /** The headers of the last request. */
  lastHeaders: () => IncomingMessage['headers']
}

/** A service on this machine until the test is over. */
export async function localService(
  answer: (
    url: URL,
    request: IncomingMessage,
    body: string,
    bytes: Buffer,
  ) => LocalAnswer | Promise<LocalAnswer>,
): Promise<LocalService> {
  const requests: string[] = []
  const bodies: string[] = []
  let headers: IncomingMessage['headers'] = {}
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const sent = await buffer(request)
    requests.push(request.url ?? '')
    bodies.push(sent.toString())
    headers = request.headers
    const url = new URL(request.url ?? '/', 'http://local')
    const { status = 200, headers: own, body } = await answer(url, request, sent.toString(), sent)
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    // Real servers write 'Content-type' as well.
    for (const [name, value] of Object.entries(own ?? {})) response.setHeader(name, value)
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, requests, bodies, lastHeaders: () => headers }
}
