import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

type Patience = {
  /** How long it goes on to listen; connections with nothing under way stay open half as long again. */
  graceMs?: number
  /** How long requests under way have, from the start. */
  mostMs?: number
}

/**
 * Watches a server, so that it can end without dropping a request that it accepted; called before it listens. The result
 * ends it: for a moment all is answered as before, each connection once more and for the last time, since who sends a
 * request just when its idle connection closes gets no answer. Aborting `hurry` closes what is still open.
 */
export function endableServer(server: Server) {
  const latest = new Map<Socket, ServerResponse | undefined>()
  let isEnding = false
  let accepted = 0
  server.on('connection', (socket: Socket) => {
    accepted += 1
    latest.set(socket, undefined)
    socket.once('close', () => latest.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    if (isEnding) {
      // Behind a last answer nothing would follow, and this one came in time.
      const before = latest.get(socket)
      if (before && !before.headersSent) before.shouldKeepAlive = true
      response.shouldKeepAlive = false
    }
    latest.set(socket, response)
  })
  /** A turn of the event loop that brought no connection and took no time: hardly any can be waiting to be accepted. */
  async function nobodyConnects() {
    for (let turns = 0; turns < 2000; turns++) {
      const [before, began] = [accepted, performance.now()]
      await new Promise(setImmediate)
      if (accepted === before && performance.now() - began < 0.3) return
    }
  }
  return async (hurry: AbortSignal, { graceMs = 1000, mostMs = 8000 }: Patience = {}) => {
    isEnding = true
    const ended = once(server, 'close')
    const closeAll = () => server.closeAllConnections()
    const timer = setTimeout(closeAll, mostMs)
    for (const response of latest.values())
      if (response && !response.headersSent) response.shouldKeepAlive = false
    if (latest.size > 0) await wait(graceMs, undefined, { signal: hurry }).catch(() => undefined)
    await nobodyConnects()
    // The HTTP server's own close would take new connections for idle ones.
    NetServer.prototype.close.call(server)
    hurry.addEventListener('abort', closeAll)
    if (hurry.aborted) closeAll()
    if (latest.size > 0) await wait(graceMs / 2, undefined, { signal: hurry }).catch(() => undefined)
    const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), 100)
    await ended
    clearInterval(sweep)
    clearTimeout(timer)
  }
}
