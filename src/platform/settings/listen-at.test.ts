import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listenAt, requireFree } from './listen-at.ts'
import { SettingsError } from './settings.ts'

const settings = ['HOST', 'PORT'] as const

async function aServer(host: string, port: number) {
  const server = createServer()
  onTestFinished(() => void server.close())
  await listenAt(server, { host, port, settings })
  return server.address() as { port: number }
}

test('a server listens where it is told', async () => {
  expect((await aServer('127.0.0.1', 0)).port).toBeGreaterThan(0)
})

test('a port that another program has is said with both settings', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  await expect(aServer('127.0.0.1', port)).rejects.toThrow(
    `Nothing can listen at HOST=127.0.0.1 and PORT=${port}: another program does already.`,
  )
})

test.each([
  ['192.0.2.1', 'this machine does not have the address'],
  ['no-such-host.invalid', 'nobody knows that name'],
])('so is the host %s, and no word is of the database', async (host, why) => {
  const refused = aServer(host, 0)
  await expect(refused).rejects.toBeInstanceOf(SettingsError)
  await expect(refused).rejects.toThrow(`HOST=${host} and PORT=0: ${why}.`)
})

test('a port that is free is left free', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const place = { host: '127.0.0.1', port, settings } as const
  await expect(requireFree(place)).rejects.toThrow('another program does already')
  other.close()
  await once(other, 'close')
  for (let time = 0; time < 2; time++) await requireFree(place)
})
