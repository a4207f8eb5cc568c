import { writeSync } from 'node:fs'

type Options = {
  /** A file, or a pipe or socket that does not block. */
  fd: number
  /** The most bytes that wait for room. */
  maxBytes?: number
  /** Where a last word goes that `fd` does not take. */
  lastResort?: number
}

/**
 * Writes log lines and never waits: what a full disk or a reader that stopped does not take is kept up to `maxBytes`, tried
 * again, then dropped and counted; once writing works again one line says how many. pino's own destination would end the
 * process on a full disk, and on its way out sleep until there is room.
 */
export class LogOutput {
  #waiting: Buffer[] = []
  #waitingBytes = 0
  #dropped = 0
  #unwritten = ''
  #timer: NodeJS.Timeout | undefined
  readonly #fd: number
  readonly #maxBytes: number
  readonly #lastResort: number

  constructor({ fd, maxBytes = 1024 * 1024, lastResort = 2 }: Options) {
    this.#fd = fd
    this.#maxBytes = maxBytes
    this.#lastResort = lastResort
  }

  write(line: string) {
    const bytes = Buffer.from(line)
    const isRoom = this.#waitingBytes === 0 || this.#waitingBytes + bytes.length <= this.#maxBytes
    if (isRoom) this.#wait(bytes)
    else this.#dropped += 1
    if (this.#timer === undefined) this.#writeWaiting()
    if (this.#waitingBytes > 0) this.#unwritten = line
  }

  /** Before the process ends, or the file is closed: what reads slowly has half a second, then nothing is tried any more. */
  close() {
    this.#writeForHalfASecond()
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** pino calls it after a fatal line. */
  flushSync() {
    this.#writeForHalfASecond()
    if (this.#waitingBytes > 0) tryWrite(this.#lastResort, Buffer.from(this.#unwritten))
  }

  #writeForHalfASecond() {
    for (let tries = 0; tries < 50 && this.#writeWaiting() === 'EAGAIN'; tries++) sleepSync(10)
  }

  #wait(bytes: Buffer) {
    this.#waiting.push(bytes)
    this.#waitingBytes += bytes.length
  }

  /** Why something is left; undefined when nothing is. */
  #writeWaiting(): string | undefined {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (let first = this.#waiting[0]; first; first = this.#waiting[0]) {
      const result = tryWrite(this.#fd, first)
      if (typeof result === 'string') {
        this.#timer = setTimeout(() => this.#writeWaiting(), 200).unref()
        return result
      }
      this.#waitingBytes -= result
      if (result < first.length) this.#waiting[0] = first.subarray(result)
      else this.#waiting.shift()
      if (this.#waiting.length === 0) this.#sayDropped()
    }
    return undefined
  }

  #sayDropped() {
    if (this.#dropped === 0) return
    const time = new Date().toISOString()
    const line = {
      level: 'warn',
      time,
      dropped: this.#dropped,
      msg: 'log lines were lost: nothing took them',
    }
    this.#dropped = 0
    this.#wait(Buffer.from(`${JSON.stringify(line)}\n`))
  }
}

/** How many bytes were written, or the code of what forbade it. */
function tryWrite(fd: number, bytes: Buffer): number | string {
  try {
    return writeSync(fd, bytes)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'EIO'
  }
}

const sleepSync = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
