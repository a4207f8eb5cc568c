import { once } from 'node:events'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

type Patience = {
  /** How long it goes on to listen; connections with nothing under way stay open half as long again. */
  graceMs?: number
  /** How long requests under way have, from the start. */
  mostMs?: number
}

// Nobody can tell the kernel to take no more connections: it refuses those that wait when the server closes.
const quietMs = 50
const mostWaitsForQuiet = 20

/**
 * Hands a server's requests to the listener, so that it can end without dropping one; called before it listens. The result
 * ends it: for a moment all is answered as before, each connection once more and for the last time, since who sends a
 * request just when its idle connection closes gets no answer. Then nothing is begun until all that was is answered and nobody
 * connects any more, for who waits for an answer does not call again, and the server stops to listen. Aborting `hurry`
 * closes what is still open.
 */
export function endableServer(server: Server, listener: RequestListener) {
  const latest = new Map<Socket, ServerResponse | undefined>()
  let isEnding = false
  let comings = 0
  let underWay = 0
  let held: (() => void)[] | undefined
  server.on('connection', (socket: Socket) => {
    comings += 1
    latest.set(socket, undefined)
    socket.once('close', () => latest.delete(socket))
  })
  function count(response: ServerResponse) {
    underWay += 1
    response.once('close', () => {
      underWay -= 1
      // Who was answered may connect again.
      comings += 1
    })
  }
  function begin(request: IncomingMessage, response: ServerResponse) {
    // Until then it would be a tenth of what a kept page costs.
    if (isEnding) count(response)
    listener(request, response)
  }
  server.on('request', (request, response) => {
    const { socket } = request
    if (isEnding) {
      // Behind a last answer nothing would follow, and this one came in time.
      const before = latest.get(socket)
      if (before && !before.headersSent) before.shouldKeepAlive = true
      response.shouldKeepAlive = false
    }
    latest.set(socket, response)
    if (held) held.push(() => begin(request, response))
    else begin(request, response)
  })
  async function nobodyConnects() {
    for (let waits = 0; waits < mostWaitsForQuiet; waits++) {
      const before = comings
      await wait(quietMs)
      // Who came at the end of the wait is accepted in this turn.
      await new Promise(setImmediate)
      if (comings === before && underWay === 0) return
    }
  }
  return async (hurry: AbortSignal, { graceMs = 1000, mostMs = 8000 }: Patience = {}) => {
    isEnding = true
    const ended = once(server, 'close')
    const closeAll = () => server.closeAllConnections()
    const timer = setTimeout(closeAll, mostMs)
    for (const response of latest.values()) {
      if (!response || response.closed) continue
      count(response)
      if (!response.headersSent) response.shouldKeepAlive = false
    }
    if (latest.size > 0) await wait(graceMs, undefined, { signal: hurry }).catch(() => undefined)
    held = []
    await nobodyConnects()
    // The HTTP server's own close would take new connections for idle ones.
    NetServer.prototype.close.call(server)
    const waiting = held
    held = undefined
    for (const beginIt of waiting) beginIt()
    hurry.addEventListener('abort', closeAll)
    if (hurry.aborted) closeAll()
    if (latest.size > 0) await wait(graceMs / 2, undefined, { signal: hurry }).catch(() => undefined)
    const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), 100)
    await ended
    clearInterval(sweep)
    clearTimeout(timer)
  }
}
