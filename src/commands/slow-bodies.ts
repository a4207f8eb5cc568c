import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** In the time between two looks. In a minute that is 0.14 megabits a second, as a weak mobile connection has. */
const leastBytes = 2 ** 20

/**
 * Watches the bodies that come to a server; called before it listens. Each call of the result ends the requests of which hardly
 * anything has come since the call before: an upload may last as long as it goes on, however large it is, but who sends a byte
 * now and then holds no connection.
 */
export function slowBodies(server: Server): () => void {
  /**
   * Of each open connection its last request, and what had come at the last look. Not of each request: one that was answered
   * before all of it was read never says that it is closed, and would be held with what had come of it.
   */
  const coming = new Map<Socket, { request: IncomingMessage; before?: number }>()
  server.prependListener('request', (request: IncomingMessage) => {
    const { socket } = request
    if (!coming.has(socket)) socket.once('close', () => coming.delete(socket))
    coming.set(socket, { request })
  })
  return () => {
    for (const [socket, { request, before }] of coming) {
      const isSlow = before !== undefined && socket.bytesRead - before < leastBytes
      if (isSlow && !request.complete && !isWaiting(request)) endLate(socket)
      coming.set(socket, { request, before: socket.bytesRead })
    }
  }
}

/** What has come is not read yet: it is we who are slow. */
const isWaiting = ({ readableLength }: IncomingMessage) => readableLength > 0

/** As Node says it of one that lasts too long as a whole. */
function endLate(socket: Socket) {
  socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}
