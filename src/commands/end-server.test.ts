import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import type { Calls, Load } from '../../tests/faults/steady-callers.ts'
import { endableServer } from './end-server.ts'

const never = new AbortController().signal

test.each([
  ['also not on a connection that was idle', { idleMs: 40 }, {}],
  // Each last answer has its caller connect anew: hundreds wait for the busy server at any moment.
  ['also of those that call it anew without end', { idleMs: 0 }, { busyMs: 1 }],
])('no call is dropped as the server ends, %s', async (_, load, work) => {
  const { port, end, asked } = await aServer(work)
  // In the same thread, they would connect while the server is at the closing.
  const workerData: Load = { port, paths: ['/'], connections: 50, ...load }
  const callers = new Worker(new URL('../../tests/faults/steady-callers-worker.ts', import.meta.url), {
    workerData,
  })
  const told = once(callers, 'message')
  await asked(100)
  await end(never, { graceMs: 400 })
  const [{ answered, dropped }] = (await told) as [Calls]
  expect(dropped).toEqual([])
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

test('whoever is waiting for an answer as the server stops listening may call once more', async () => {
  const { port, end, asked } = await aServer({ answerAfterMs: 300 })
  const call = () => fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text())
  const calls = call().then(async (first) => [first, await call()])
  await asked(1)
  await end(never, { graceMs: 100 })
  expect(await calls).toEqual(['an answer', 'an answer'])
})

test('what lasts too long, and what is open when there is a hurry, is closed', async () => {
  for (const [hurry, patience] of [
    [never, { graceMs: 10, mostMs: 50 }],
    [AbortSignal.timeout(50), {}],
  ] as const) {
    const { port, end, asked } = await aServer({ answerAfterMs: 60_000 })
    const asking = fetch(`http://127.0.0.1:${port}/`).catch(() => 'closed')
    await asked(1)
    await end(hurry, patience)
    expect(await asking).toBe('closed')
  }
})

/** `busyMs`: how long it does nothing else for each request. */
async function aServer({ answerAfterMs = 5, busyMs = 0 } = {}) {
  let requests = 0
  const server = createServer()
  const end = endableServer(server, (_, response) => {
    requests += 1
    const since = performance.now()
    while (performance.now() - since < busyMs);
    setTimeout(() => response.end('an answer'), answerAfterMs).unref()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.closeAllConnections())
  const asked = (count: number) => expect.poll(() => requests).toBeGreaterThanOrEqual(count)
  return { port: (server.address() as AddressInfo).port, end, asked }
}
