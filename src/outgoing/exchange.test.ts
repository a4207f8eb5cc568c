import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { realClock } from './clock.ts'
import { exchange } from './exchange.provider.ts'

test.each([
  ['packed as nobody asked for', { 'Content-Encoding': 'br' }],
  ['without end', {}],
  ['no gzip, whatever it says', { 'Content-Encoding': 'gzip' }],
])('a connection is given up with an answer that is %s', async (_, headers) => {
  const mebibyte = Buffer.alloc(2 ** 20)
  let connections = 0
  const server = createServer((_, response) => {
    response.writeHead(200, headers)
    const more = () => {
      while (response.write(mebibyte));
    }
    response.on('drain', more)
    more()
  })
  server.on('connection', (socket) => {
    connections++
    socket.once('close', () => {
      connections--
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service = { name: 'atlas', baseUrl: url, timeoutMs: 60_000, maxBytes: 1_000_000 }
  const way = { clock: realClock, resolve: async () => [], userAgent: 'Guide' }
  await expect(exchange(service, { url: new URL(url) }, way)).rejects.toThrow()
  await expect.poll(() => connections).toBe(0)
})
