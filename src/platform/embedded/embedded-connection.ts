import type { Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import { whyRefused } from './refused-statement.ts'
import {
  cancelRequest,
  errorMessage,
  gssRequest,
  int32,
  MessageReader,
  message,
  readyForQuery,
  type Statement,
  sslRequest,
  statementIn,
} from './wire.ts'

type Options = {
  password: string | undefined
  opened: Promise<PGlite>
  onUnit: (bytes: Buffer) => void
  onEnd: () => void
}

/** One client of the embedded database: greets it, then gathers its messages into units. */
export class EmbeddedConnection {
  /** What it listens to. */
  readonly channels = new Set<string>()
  private readonly reader = new MessageReader()
  private readonly socket: Socket
  private readonly options: Options
  private unit: Buffer[] = []
  private refused: string | undefined
  private phase: 'startup' | 'password' | 'open' = 'startup'

  constructor(socket: Socket, options: Options) {
    this.socket = socket
    this.options = options
    socket.setNoDelay(true)
    socket.on('data', (chunk) => this.read(chunk as Buffer))
    // What follows an error is 'close'.
    socket.on('error', () => undefined)
    socket.on('close', options.onEnd)
  }

  send(parts: Buffer[]) {
    if (this.socket.writable && parts.length > 0) this.socket.write(Buffer.concat(parts))
  }

  /** Ends the connection with a last word. */
  dismiss(word: Buffer) {
    this.socket.end(word, () => this.socket.destroy())
  }

  private read(chunk: Buffer) {
    this.reader.push(chunk)
    try {
      for (let next = this.reader.next(); next; next = this.reader.next()) this.take(next)
    } catch (error) {
      this.dismiss(errorMessage('FATAL', '08P01', String(error)))
    }
  }

  private take(bytes: Buffer) {
    if (this.phase === 'startup') this.start(bytes)
    else if (this.phase === 'password') this.checkPassword(bytes)
    else this.gather(bytes)
  }

  private start(bytes: Buffer) {
    const code = bytes.readInt32BE(4)
    if (code === sslRequest || code === gssRequest) return this.send([Buffer.from('N')])
    // PGlite has no way to stop a query.
    if (code === cancelRequest) return this.socket.destroy()
    this.reader.startupIsOver()
    if (this.options.password === undefined) return this.welcome()
    this.phase = 'password'
    this.send([message('R', int32(3))])
  }

  private checkPassword(bytes: Buffer) {
    const given = bytes.toString('utf8', 5, bytes.length - 1)
    if (given === this.options.password) return this.welcome()
    this.dismiss(errorMessage('FATAL', '28P01', 'The password of the embedded database is another'))
  }

  /** All connections share one session, which is why none gets a say in its parameters. */
  private welcome() {
    this.phase = 'open'
    const greet = () =>
      this.send([
        message('R', int32(0)),
        ...Object.entries(sessionParameters).map(([name, value]) => message('S', name, value)),
        message('K', int32(0), int32(0)),
        readyForQuery,
      ])
    this.options.opened.then(greet, (error) =>
      this.dismiss(errorMessage('FATAL', '57P03', `The embedded database does not open: ${error}`)),
    )
  }

  private gather(bytes: Buffer) {
    const type = String.fromCharCode(bytes[0] as number)
    if (type === 'X') return void this.socket.end()
    const statement = statementIn(bytes)
    if (statement) this.note(statement)
    this.unit.push(bytes)
    if (!'QSFH'.includes(type)) return
    const unit = this.refused === undefined ? Buffer.concat(this.unit) : failing(this.refused)
    this.unit = []
    this.refused = undefined
    this.options.onUnit(unit)
  }

  private note({ name, query }: Statement) {
    this.refused ??= whyRefused(query, name)
    const channel = /^\s*listen\s+"?(\w+)"?/i.exec(query)?.[1]
    if (channel) this.channels.add(channel)
  }
}

/** Takes a refused unit's place, so that the database itself answers in turn, and ends the transaction that it is part of. */
const failing = (words: string) =>
  message(
    'Q',
    `do $refusal$ begin raise exception using errcode = '0A000', message = '${words}'; end $refusal$`,
  )

const sessionParameters = {
  server_version: '18.0',
  server_encoding: 'UTF8',
  client_encoding: 'UTF8',
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  integer_datetimes: 'on',
  standard_conforming_strings: 'on',
  TimeZone: 'UTC',
}
