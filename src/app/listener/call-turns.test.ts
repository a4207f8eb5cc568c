import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { type Caller, CallTurns } from './call-turns.ts'

test('calls sent one behind the other on one connection are begun one after the other, and answered in order', async () => {
  const { sendTo, begun, answerAll } = await aServer()
  const socket = sendTo('/1', '/2', '/3')
  await expect.poll(begun).toEqual(['/1'])
  answerAll()
  await expect.poll(begun).toEqual(['/1', '/2', '/3'])
  socket.end()
  expect((await text(socket)).match(/answer to \/\d/g)).toEqual([1, 2, 3].map((n) => `answer to /${n}`))
})

test('of one address eight are under way, others wait in their order; another address waits for none of them', async () => {
  const { sendTo, begun, answer, answerAll } = await aServer()
  for (let number = 1; number <= 10; number++) {
    sendTo(`/a/${number}`)
    await expect.poll(begun).toHaveLength(Math.min(number, 8))
  }
  sendTo('/b/1')
  await expect.poll(begun).toContain('/b/1')
  // Pictures may lie in storage that is slow.
  for (const kind of ['editor', 'picture']) {
    sendTo(`/a/${kind}`)
    await expect.poll(begun).toContain(`/a/${kind}`)
  }
  expect(begun()).not.toContain('/a/9')
  answer('/a/3')
  await expect.poll(begun).toContain('/a/9')
  expect(begun()).not.toContain('/a/10')
  answerAll()
  await expect.poll(begun).toContain('/a/10')
})

test('who goes away leaves the turn to others', async () => {
  const { sendTo, begun } = await aServer()
  const eight = Array.from({ length: 8 }, (_, index) => sendTo(`/a/${index}`))
  await expect.poll(begun).toHaveLength(8)
  sendTo('/a/patient')
  for (const socket of eight) socket.destroy()
  await expect.poll(begun).toContain('/a/patient')
})

test('too many behind each other are refused', async () => {
  const { sendTo, begun, answerAll } = await aServer()
  const paths = Array.from({ length: 110 }, (_, index) => `/${index}`)
  const socket = sendTo(...paths)
  await expect.poll(begun).toHaveLength(1)
  answerAll()
  socket.end()
  const said = await text(socket)
  expect([said.match(/answer to/g)?.length, said.match(/refused/g)?.length]).toEqual([101, 9])
})

/** Answers when told to; a path's first step is the address that it counts as asked from. */
async function aServer() {
  const turns = new CallTurns()
  const begun: string[] = []
  const open = new Map<string, ServerResponse>()
  let isAnswering = false
  const answer = (path: string) => open.get(path)?.end(`answer to ${path}`)
  const server = createServer((request, response) => {
    const path = request.url as string
    const [, address = '', last = ''] = path.split('/')
    const kind = last === 'editor' || last === 'picture' ? last : 'visitor'
    const caller: Caller = { address, kind }
    turns.take(request, response, caller, {
      begin: () => {
        begun.push(path)
        open.set(path, response)
        if (isAnswering) answer(path)
      },
      refuse: () => response.end('refused'),
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.closeAllConnections())
  const { port } = server.address() as AddressInfo
  const sendTo = (...paths: string[]): Socket => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => undefined)
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''))
    return socket
  }
  const answerAll = () => {
    isAnswering = true
    for (const path of open.keys()) answer(path)
  }
  return { sendTo, begun: () => begun, answer, answerAll }
}
