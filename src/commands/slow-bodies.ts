import type { IncomingMessage, Server } from 'node:http'

/** In the time between two looks. In a minute that is 0.14 megabits a second, as a weak mobile connection has. */
const leastBytes = 2 ** 20

/**
 * Watches the bodies that come to a server; called before it listens. Each call of the result ends the requests of which hardly
 * anything has come since the call before: an upload may last as long as it goes on, however large it is, but who sends a byte
 * now and then holds no connection.
 */
export function slowBodies(server: Server): () => void {
  /** What had come over the connection at the last look. */
  const coming = new Map<IncomingMessage, number | undefined>()
  server.prependListener('request', (request: IncomingMessage) => {
    coming.set(request, undefined)
    request.once('close', () => coming.delete(request))
  })
  return () => {
    for (const [request, before] of coming) {
      const { socket, complete } = request
      const isSlow = before !== undefined && socket.bytesRead - before < leastBytes
      if (isSlow && !complete && !isWaiting(request)) endLate(request)
      coming.set(request, socket.bytesRead)
    }
  }
}

/** What has come is not read yet: it is we who are slow. */
const isWaiting = ({ readableLength }: IncomingMessage) => readableLength > 0

/** As Node says it of one that lasts too long as a whole. */
function endLate({ socket }: IncomingMessage) {
  socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}
