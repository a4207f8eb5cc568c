import type { IncomingMessage, RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** In the time between two looks. In a minute that is 0.14 megabits a second, as a weak mobile connection has. */
const leastBytes = 2 ** 20

/**
 * Watches the bodies that come to a listener. Each `look` ends the requests of which hardly anything has come since the look
 * before: an upload may last as long as it goes on, however large it is, but who sends a byte now and then holds no connection.
 */
export function watchBodies(listener: RequestListener): { listener: RequestListener; look: () => void } {
  /**
   * Of each open connection its last request, and what had come at the last look. Not of each request: one that was answered
   * before all of it was read never says that it is closed, and would be held with what had come of it.
   */
  const coming = new Map<Socket, { request: IncomingMessage; before?: number }>()
  function watch(request: IncomingMessage) {
    const { socket } = request
    if (!coming.has(socket)) socket.once('close', () => coming.delete(socket))
    coming.set(socket, { request })
  }
  function look() {
    for (const [socket, { request, before }] of coming) {
      const isSlow = before !== undefined && socket.bytesRead - before < leastBytes
      if (isSlow && !request.complete && !isWaiting(request)) endLate(socket)
      coming.set(socket, { request, before: socket.bytesRead })
    }
  }
  return {
    look,
    listener: (request, response) => {
      if (hasBody(request)) watch(request)
      listener(request, response)
    },
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** What has come is not read yet: it is we who are slow. */
const isWaiting = ({ readableLength }: IncomingMessage) => readableLength > 0

/** As Node says it of one that lasts too long as a whole. */
function endLate(socket: Socket) {
  socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}
