/** The part of the PostgreSQL protocol that the embedded database's gateway needs to know. */

export const sslRequest = 80877103
export const gssRequest = 80877104
export const cancelRequest = 80877102

/** A message of the protocol: one letter, the length of what follows including itself, the body. */
export function message(type: string, ...body: (string | Buffer)[]): Buffer {
  const bytes = Buffer.concat(body.map((part) => (typeof part === 'string' ? text(part) : part)))
  const head = Buffer.alloc(5)
  head.write(type, 'latin1')
  head.writeInt32BE(bytes.length + 4, 1)
  return Buffer.concat([head, bytes])
}

export const int32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

export const readyForQuery = message('Z', Buffer.from('I'))

export const errorMessage = (severity: 'ERROR' | 'FATAL' | 'PANIC', code: string, words: string) =>
  message('E', `S${severity}`, `V${severity}`, `C${code}`, `M${words}`, Buffer.alloc(1))

/**
 * Parts an answer of the database: what is for whoever asked, and what for all who listen. It is `idle` outside of
 * a transaction; `broken` says why it can answer nothing more.
 */
export function sortAnswer(answer: Buffer) {
  const own: Buffer[] = []
  const notifications: Buffer[] = []
  let idle = false
  let broken: string | undefined
  let sorted = 0
  for (let start = 0, end = 0; start + 5 <= answer.length; start = end) {
    end = start + 1 + answer.readInt32BE(start + 1)
    if (answer[start] === ready) idle = answer[start + 5] === readyIdle
    if (answer[start] === failure) broken ??= panicIn(answer.toString('utf8', start, end))
    if (answer[start] !== notification) continue
    own.push(answer.subarray(sorted, start))
    notifications.push(answer.subarray(start, end))
    sorted = end
  }
  own.push(answer.subarray(sorted))
  return { own, notifications, idle, broken }
}

const panicIn = (error: string) =>
  /\0V(PANIC|FATAL)\0/.test(error) ? (/\0M([^\0]*)/.exec(error)?.[1] ?? '') : undefined

export const channelOf = (notification: Buffer) =>
  notification.toString('utf8', 9, notification.indexOf(0, 9))

const notification = 'A'.charCodeAt(0)
const failure = 'E'.charCodeAt(0)
const ready = readyForQuery[0]
const readyIdle = readyForQuery[5]

export type Statement = { name: string; query: string }

/** The statement at the beginning of what a client sent, with no word of what it was given; undefined for none. */
export function statementIn(bytes: Buffer): Statement | undefined {
  const type = String.fromCharCode(bytes[0] ?? 0)
  if (type !== 'Q' && type !== 'P') return undefined
  // A simple query has a text alone, a Parse the statement's name before it.
  const textAt = type === 'Q' ? 5 : bytes.indexOf(0, 5) + 1
  return {
    name: type === 'Q' ? '' : bytes.toString('utf8', 5, textAt - 1),
    query: bytes.toString('utf8', textAt, bytes.indexOf(0, textAt)),
  }
}

/** Collects bytes as they arrive and hands out whole messages. */
export class MessageReader {
  private chunks: Buffer[] = []
  private length = 0
  private started = false

  push(chunk: Buffer) {
    this.chunks.push(chunk)
    this.length += chunk.length
  }

  /** The next whole message, or undefined until more arrives. The first one has no type byte. */
  next(): Buffer | undefined {
    const lengthAt = this.started ? 1 : 0
    if (this.length < lengthAt + 4) return undefined
    if ((this.chunks[0]?.length ?? 0) < lengthAt + 4) this.join()
    const size = lengthAt + (this.chunks[0] as Buffer).readInt32BE(lengthAt)
    if (size < lengthAt + 4) throw new Error(`A message of the length ${size} is none`)
    if (this.length < size) return undefined
    if ((this.chunks[0] as Buffer).length < size) this.join()
    const [whole, ...later] = this.chunks as [Buffer, ...Buffer[]]
    this.chunks = size < whole.length ? [whole.subarray(size), ...later] : later
    this.length -= size
    return whole.subarray(0, size)
  }

  /** From here on messages have a type byte. */
  startupIsOver() {
    this.started = true
  }

  private join() {
    this.chunks = [Buffer.concat(this.chunks)]
  }
}

const text = (value: string) => Buffer.from(`${value}\0`)
