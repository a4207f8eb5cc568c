import { expect, test } from 'vitest'
import { clientCalls } from '../../../tests/faults/client-calls.ts'
import { type End, type Fault, faults } from '../../../tests/services/faults.ts'
import { faultyServer } from '../../../tests/services/faulty-server.ts'
import { testClock } from '../../../tests/services/test-clock.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { ProviderError } from '../../outgoing/provider-error.ts'
import { log } from '../../platform/log/log.ts'

const cases = clientCalls.flatMap((client) => faults.map((fault) => ({ client, fault })))
const named = cases.map((one) => [`${one.client.name}: ${one.fault.name}`, one] as const)

async function endOf(work: Promise<unknown>): Promise<End> {
  try {
    await work
    return 'result'
  } catch (error) {
    if (error instanceof ProviderError) return error.kind
    throw error
  }
}

// What never ends is waited for briefly; what ends is given the time that a busy machine takes.
const deadlineFor = ({ ends }: Fault) => (String(ends) === 'unavailable' ? 150 : 20_000)

async function quietParts(deadlineMs = 20_000) {
  const db = await testDatabase()
  log.level = 'silent'
  return { db, log, clock: testClock(db, { deadlineMs }) }
}

test.for(named)('%s', async ([, { client, fault }]) => {
  const { url, count } = await faultyServer(fault, client.good)
  const parts = await quietParts(deadlineFor(fault))
  const memory = process.memoryUsage().rss
  const end = await endOf(client.call(url, parts))
  log.level = 'error'
  expect(fault.ends).toContain(end)
  expect(count()).toBeLessThanOrEqual(client.mostRequests)
  // Far below what was sent at worst.
  expect(process.memoryUsage().rss - memory).toBeLessThan(450 * 2 ** 20)
})

test.for(clientCalls.map((client) => [client.name, client] as const))(
  'nothing listens, no such name, no TLS, an endless redirect: %s',
  async ([, client]) => {
    const parts = await quietParts()
    const { url, port, count } = await faultyServer(
      { answer: (response) => void response.writeHead(302, { Location: url }).end() },
      client.good,
    )
    expect(await endOf(client.call('http://127.0.0.1:1', parts))).toBe('unavailable')
    await parts.clock.letPass(86_400_000)
    const noName = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
    const resolve = () => Promise.reject(noName)
    expect(await endOf(client.call('http://service.invalid', { ...parts, resolve }))).toBe('unavailable')
    await parts.clock.letPass(86_400_000)
    expect(await endOf(client.call(`https://127.0.0.1:${port}`, parts))).toBe('unavailable')
    await parts.clock.letPass(86_400_000)
    expect(await endOf(client.call(url, parts))).toBe('refused')
    expect(count()).toBe(1)
    log.level = 'error'
  },
)

test.for(clientCalls.map((client) => [client.name, client] as const))(
  'a redirect to another server is not followed: %s',
  async ([, client]) => {
    const parts = await quietParts()
    const canary = await faultyServer({ answer: (response) => void response.end('{}') }, '')
    const { url } = await faultyServer(
      { answer: (response) => void response.writeHead(307, { Location: canary.url }).end() },
      client.good,
    )
    expect(await endOf(client.call(url, parts))).toBe('refused')
    expect(canary.count()).toBe(0)
    log.level = 'error'
  },
)
