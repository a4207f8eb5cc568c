import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type DatabaseProxy = {
  /** The address of the database by way of the proxy. */
  url: string
  /** The database is gone: connections break, new ones are refused. */
  cut(): Promise<void>
  /** The database hangs, or the network swallows all: nothing breaks, nothing is answered. */
  hang(): void
  /** All is well again. What hung goes on. */
  mend(): Promise<void>
  close(): Promise<void>
}

/** Stands between a guide and the PostgreSQL of an address, and fails as networks and databases do. */
export async function databaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isHanging = false
  let server = createServer()
  let port = 0

  const keep = (socket: Socket) => {
    sockets.add(socket.on('error', () => undefined))
    socket.once('close', () => sockets.delete(socket))
    if (isHanging) socket.pause()
  }
  const join = (from: Socket) => {
    const to = connect({ host: target.hostname, port: Number(target.port || 5432) })
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      keep(one)
      one.on('data', (data) => other.write(data))
      one.once('close', () => other.destroy())
    }
  }
  const open = async () => {
    server = createServer(join).listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address === 'object' && address) port = address.port
  }
  const cut = async () => {
    isHanging = false
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await open()
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    cut,
    hang: () => {
      isHanging = true
      for (const socket of sockets) socket.pause()
    },
    mend: async () => {
      isHanging = false
      for (const socket of sockets) socket.resume()
      if (!server.listening) await open()
    },
    close: cut,
  }
}
