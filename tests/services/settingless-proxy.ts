import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** The address of a PostgreSQL by way of what takes no settings of who connects, as no PgBouncer does. */
export async function settinglessProxy(databaseUrl: string): Promise<string> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((from) => {
    sockets.add(from.on('error', () => undefined))
    from.once('data', (first) => {
      // Who connects says all of it at once, in so few bytes that they come together.
      const [refused] = settings.filter((name) => first.includes(`\0${name}\0`))
      if (refused) return from.end(refusal(`unsupported startup parameter: ${refused}`))
      const to = connect({ host: target.hostname, port: Number(target.port || 5432) })
      sockets.add(to.on('error', () => undefined))
      to.write(first)
      from.pipe(to).pipe(from)
      to.once('close', () => from.destroy())
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

const settings = ['options', 'statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout']

/** As PostgreSQL writes an error: a letter, a length, and fields that end with a zero each. */
function refusal(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
