import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import type { Calls, Load } from '../../tests/faults/steady-callers.ts'
import { endableServer } from './end-server.ts'

const never = new AbortController().signal

test('no call that was accepted is dropped as the server ends, also not on a connection that was idle', async () => {
  const { port, end, asked } = await aServer()
  // In the same thread, they would connect while the server is at the closing.
  const workerData: Load = { port, paths: ['/'], connections: 50, idleMs: 40 }
  const load = new Worker(new URL('../../tests/faults/steady-callers-worker.ts', import.meta.url), {
    workerData,
  })
  const told = once(load, 'message')
  await asked(100)
  await end(never, { graceMs: 400 })
  const [{ answered, dropped }] = (await told) as [Calls]
  expect(dropped).toBe(0)
  expect(answered).toBeGreaterThan(100)
})

test('calls sent one behind the other are all answered, the last of them as the last', async () => {
  const { port, end, asked } = await aServer({ answerAfterMs: 300 })
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3))
  await asked(1)
  const [said] = await Promise.all([text(socket), end(never)])
  expect(said.match(/HTTP\/1\.1 200/g)).toHaveLength(3)
  expect(said.match(/connection: close/gi)).toHaveLength(1)
})

test('what lasts too long, and what is open when there is a hurry, is closed', async () => {
  for (const [hurry, patience] of [
    [never, { graceMs: 10, mostMs: 50 }],
    [AbortSignal.timeout(50), {}],
  ] as const) {
    const { port, end } = await aServer({ answerAfterMs: 60_000 })
    const asking = fetch(`http://127.0.0.1:${port}/`).catch(() => 'closed')
    await wait(20)
    await end(hurry, patience)
    expect(await asking).toBe('closed')
  }
})

async function aServer({ answerAfterMs = 5 } = {}) {
  let requests = 0
  const server: Server = createServer((_, response) => {
    requests += 1
    setTimeout(() => response.end('an answer'), answerAfterMs).unref()
  })
  const end = endableServer(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.closeAllConnections())
  const asked = (count: number) => expect.poll(() => requests).toBeGreaterThanOrEqual(count)
  return { port: (server.address() as AddressInfo).port, end, asked }
}
