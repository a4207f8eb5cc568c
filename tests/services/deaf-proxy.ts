import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** The address of a PostgreSQL by way of what passes no notification on, as no pooler of transactions does. */
export async function deafProxy(databaseUrl: string): Promise<string> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((from) => {
    const to = connect({ host: target.hostname, port: Number(target.port || 5432) })
    for (const socket of [from, to]) sockets.add(socket.on('error', () => undefined))
    from.pipe(to)
    let rest: Buffer = Buffer.alloc(0)
    to.on('data', (data) => {
      rest = Buffer.concat([rest, data])
      for (let length = messageLength(rest); length <= rest.length; length = messageLength(rest)) {
        if (rest[0] !== notification) from.write(rest.subarray(0, length))
        rest = rest.subarray(length)
      }
    })
    to.once('close', () => from.destroy())
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

const notification = 'A'.charCodeAt(0)

/** A letter, and the length of what follows; more than there is where that has not come yet. */
const messageLength = (bytes: Buffer) =>
  bytes.length < 5 ? Number.POSITIVE_INFINITY : 1 + bytes.readInt32BE(1)
