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

export const errorMessage = (severity: 'ERROR' | 'FATAL', code: string, words: string) =>
  message('E', `S${severity}`, `V${severity}`, `C${code}`, `M${words}`, Buffer.alloc(1))

/** Cuts answers of the database into messages; the type is the message's first byte. */
export function* messagesIn(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start + 5 <= bytes.length; ) {
    const end = start + 1 + bytes.readInt32BE(start + 1)
    yield bytes.subarray(start, end)
    start = end
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
