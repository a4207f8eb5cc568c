import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Fault } from './faults.ts'

/** A server with one fault, until the test is over. */
export async function faultyServer(
  { answer }: Pick<Fault, 'answer'>,
  good: string,
): Promise<{ url: string; port: number; count: () => number }> {
  let count = 0
  const server = createServer((request, response) => {
    count++
    request.resume()
    request.once('end', () => answer(response, good, request))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, port, count: () => count }
}
