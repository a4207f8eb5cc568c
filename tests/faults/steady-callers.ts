import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type Calls = {
  answered: number
  /** Sent whole on a connection that was made, and never answered: for each, the connection's port on this side. */
  dropped: number[]
  /** Answers of 5xx. */
  failed: number
}

export type Load = {
  port: number
  paths: readonly string[]
  connections: number
  /** Between an answer and the next request on the same connection, at random up to so long. */
  idleMs: number
}

/** Calls on connections that are kept, until the server takes no new ones. */
export async function callSteadily({ port, paths, connections, idleMs }: Load): Promise<Calls> {
  const calls: Calls = { answered: 0, dropped: [], failed: 0 }
  const call = async (first: number) => {
    for (let count = first; ; ) {
      const connection = await opened(port)
      if (!connection) return
      const { localPort = 0 } = connection
      for (let isKept = true; isKept; count++) {
        const answer = await ask(connection, paths[count % paths.length] as string)
        if (answer === 'closed before') break
        if (!answer) calls.dropped.push(localPort)
        else calls.answered += 1
        if (answer && answer.status >= 500) calls.failed += 1
        isKept = answer?.isKept ?? false
        if (isKept) await wait(Math.random() * idleMs)
      }
      connection.destroy()
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => call(index)))
  return calls
}

const opened = (port: number) =>
  new Promise<Socket | undefined>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.on('error', () => resolve(undefined))
  })

/** undefined: no answer came. */
async function ask(socket: Socket, path: string) {
  if (socket.readableEnded || socket.destroyed) return 'closed before' as const
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  let text = ''
  return new Promise<{ status: number; isKept: boolean } | undefined>((resolve) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString('latin1')
      if (isWhole(text)) end()
    }
    const end = () => {
      socket.off('data', read).off('end', end).off('close', end)
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])
      resolve(isWhole(text) ? { status, isKept: !/^connection: close/im.test(text) } : undefined)
    }
    socket.on('data', read).on('end', end).on('close', end)
  })
}

function isWhole(text: string): boolean {
  const bodyAt = text.indexOf('\r\n\r\n') + 4
  if (bodyAt < 4) return false
  const length = /^content-length: (\d+)/im.exec(text.slice(0, bodyAt))?.[1]
  return length === undefined ? text.endsWith('0\r\n\r\n') : text.length - bodyAt >= Number(length)
}
