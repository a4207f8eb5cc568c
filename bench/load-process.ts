import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'

export type Load = { port: number; path: string; acceptEncoding: string; milliseconds: number }

export type LoadResult = {
  requests: number
  requestsPerSecond: number
  /** How much of the time this process was at work itself: near 1, it and not the server sets the pace. */
  ownBusyShare: number
}

const connections = 32

/**
 * Asks a server for one address over and over, on kept-alive connections with one request under way on each.
 * It reads bytes and no HTTP beyond the first answer, so that it costs a fraction of what any server costs.
 */
async function run({ port, path, acceptEncoding, milliseconds }: Load): Promise<LoadResult> {
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: ${acceptEncoding}\r\n\r\n`,
  )
  const startedAt = performance.now()
  const cpuBefore = process.cpuUsage()
  const until = startedAt + milliseconds
  const counts = await Promise.all(Array.from({ length: connections }, () => askUntil(until, port, request)))
  const elapsed = performance.now() - startedAt
  const { user, system } = process.cpuUsage(cpuBefore)
  const requests = counts.reduce((sum, count) => sum + count, 0)
  return {
    requests,
    requestsPerSecond: requests / (elapsed / 1000),
    ownBusyShare: (user + system) / 1000 / elapsed,
  }
}

/** How many answers came on one connection. All answers have the length of the first. */
function askUntil(until: number, port: number, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0
    let received = 0
    let head = ''
    let length = Number.POSITIVE_INFINITY
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.setNoDelay(true)
    socket.on('error', reject)
    socket.on('close', () => resolve(count))
    socket.on('data', (chunk) => {
      if (received === 0 && chunk.toString('latin1', 0, 12) !== 'HTTP/1.1 200') {
        socket.destroy(new Error(`Answered ${chunk.toString('latin1', 0, 80)}`))
        return
      }
      received += chunk.length
      if (length === Number.POSITIVE_INFINITY) {
        head += chunk.toString('latin1')
        length = lengthOf(head)
      }
      if (received < length) return
      count++
      received = 0
      if (performance.now() < until) socket.write(request)
      else socket.end()
    })
  })
}

/** Of head and body together, once the head is here. */
function lengthOf(text: string): number {
  const end = text.indexOf('\r\n\r\n')
  if (end === -1) return Number.POSITIVE_INFINITY
  const length = /^content-length: (\d+)\r$/im.exec(text.slice(0, end + 2))?.[1]
  if (!length) throw new Error(`An answer without a length: ${text.slice(0, end)}`)
  return end + 4 + Number(length)
}

process.on('message', (load: Load) => void run(load).then((result) => process.send?.(result)))
