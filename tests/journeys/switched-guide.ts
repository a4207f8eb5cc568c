import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inject, onTestFinished } from 'vitest'

/** The running guide behind a switch: out of reach, silent, or become another release, in which each file of code has another name. */
export interface SwitchedGuide {
  url: string
  isGone: boolean
  /** It takes each question and answers none, as in a tunnel. */
  isSilent: boolean
  isNewRelease: boolean
}

export async function switchedGuide(): Promise<SwitchedGuide> {
  const server = createServer((request, response) => {
    if (guide.isGone) request.socket.destroy()
    else if (!guide.isSilent) void handOn(request, response, guide.isNewRelease)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const { port } = server.address() as AddressInfo
  const guide = { url: `http://127.0.0.1:${port}`, isGone: false, isSilent: false, isNewRelease: false }
  return guide
}

const isCode = /([\w.-]+-[\w-]{8})\.js/g
const mark = '-newer'

async function handOn(
  { url = '/', method = 'GET' }: IncomingMessage,
  response: ServerResponse,
  isNew: boolean,
) {
  const isOfNew = url.includes(mark)
  if (/^\/assets\/.*\.js$/.test(url) && isOfNew !== isNew) return response.writeHead(404).end()
  const answer = await fetch(inject('siteUrl') + url.replace(mark, ''), { method })
  const bytes = Buffer.from(await answer.arrayBuffer())
  // What a browser has by itself must not pass for what the guide keeps.
  const headers = [...answer.headers].filter(
    ([name]) => !/^(?:content-(?:encoding|length)|connection|etag|cache-control)$/.test(name),
  )
  const isText = /html|javascript/.test(answer.headers.get('content-type') ?? '')
  response.writeHead(answer.status, headers)
  response.end(isNew && isText ? bytes.toString().replace(isCode, `$1${mark}.js`) : bytes)
}
