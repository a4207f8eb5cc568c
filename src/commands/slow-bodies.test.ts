import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { watchBodies } from './slow-bodies.ts'

const megabyte = Buffer.alloc(2 ** 20)

test('an upload lasts as long as a megabyte comes between two looks; then it is ended', async () => {
  const { upload, arrived, look } = await aServer({ reads: true })
  const said = text(upload)
  look()
  for (let sent = 1; sent <= 5; sent++) {
    upload.write(megabyte)
    await expect.poll(arrived).toBe(sent * megabyte.length)
    look()
  }
  upload.write('a byte now and then')
  look()
  expect(await said).toMatch(/^HTTP\/1\.1 408 /)
})

test('one that has to wait for us is not ended, nor one whose answer is not ready', async () => {
  const waiting = await aServer({ reads: false })
  waiting.upload.write(megabyte)
  await expect.poll(() => waiting.request.readableLength).toBeGreaterThan(0)
  const whole = await aServer({ reads: true, length: megabyte.length })
  whole.upload.write(megabyte)
  await expect.poll(() => whole.request.complete).toBe(true)
  for (const { look, request } of [waiting, whole]) {
    for (let looks = 0; looks < 3; looks++) look()
    expect(request.socket.writable).toBe(true)
  }
})

test('what had come of a request that was answered before its end goes with its connection', async () => {
  const refused = await aRefusedRequest()
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const isHeld = () => {
    collect()
    return refused.deref() !== undefined
  }
  await expect.poll(isHeld).toBe(false)
})

/** More of it comes than anybody reads. */
async function aRefusedRequest() {
  const refused = Promise.withResolvers<WeakRef<IncomingMessage>>()
  const { listener } = watchBodies((request, response) => {
    refused.resolve(new WeakRef(request))
    request.once('data', () => {
      request.pause()
      response.writeHead(413, { Connection: 'close' }).end()
    })
  })
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const upload = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  upload.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${9 * megabyte.length}\r\n\r\n`)
  upload.write(megabyte)
  upload.resume()
  await once(upload, 'close')
  return refused.promise
}

async function aServer({ reads, length = 9 * megabyte.length }: { reads: boolean; length?: number }) {
  let arrived = 0
  const { listener, look } = watchBodies((request) => {
    if (reads) request.on('data', (piece) => (arrived += piece.length))
  })
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It is cut off at the end of the test.
  const upload = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  onTestFinished(() => {
    upload.destroy()
    server.closeAllConnections()
    server.close()
  })
  upload.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`)
  const [request] = (await once(server, 'request')) as [IncomingMessage]
  return { upload, look, request, arrived: () => arrived }
}
