import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** The address of a PostgreSQL by way of a server of ours; `lead` is given who connects, and what leads on to it. */
export async function wayToPostgresql(
  databaseUrl: string,
  lead: (from: Socket, leadOn: () => Socket) => void,
): Promise<string> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const kept = (socket: Socket) => {
    sockets.add(socket.on('error', () => undefined))
    return socket
  }
  const server = createServer((from) => {
    lead(kept(from), () => {
      const to = kept(connect({ host: target.hostname, port: Number(target.port || 5432) }))
      return to.once('close', () => from.destroy())
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  return Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port }).href
}
