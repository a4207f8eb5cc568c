import type { Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import { EmbeddedConnection } from './embedded-connection.ts'
import { channelOf, errorMessage, message, sortAnswer, statementIn } from './wire.ts'

/** Bytes that the database must answer as a whole before another connection may speak to it. */
type Unit = { from: EmbeddedConnection; bytes: Buffer }

/**
 * Lets many connections share one PGlite, which knows only one session. A unit (a simple query, or everything
 * up to a Sync) runs undivided, and whoever has a transaction open keeps the database until it ends.
 * `@electric-sql/pglite-socket` divides units between connections (electric-sql/pglite#1046): with one writer
 * and seven readers half the answers were those of another's query.
 */
export class EmbeddedGateway {
  private readonly connections = new Set<EmbeddedConnection>()
  private units: Unit[] = []
  private owner: EmbeddedConnection | undefined
  private idleOwner: NodeJS.Timeout | undefined
  private running = false
  private readonly idleTransactionMs: number
  private readonly password: string | undefined
  private readonly opened: Promise<PGlite>
  private readonly onFatal: (error: unknown) => void

  constructor(options: {
    opened: Promise<PGlite>
    password?: string | undefined
    /** A transaction that says nothing for so long is rolled back, since everybody waits for it. */
    idleTransactionMs?: number | undefined
    onFatal: (error: unknown) => void
  }) {
    this.opened = options.opened
    this.password = options.password
    this.idleTransactionMs = options.idleTransactionMs ?? 30_000
    this.onFatal = options.onFatal
  }

  accept(socket: Socket) {
    const connection = new EmbeddedConnection(socket, {
      password: this.password,
      opened: this.opened,
      onUnit: (bytes) => this.add({ from: connection, bytes }),
      onEnd: () => this.forget(connection),
    })
    this.connections.add(connection)
  }

  get connectionCount() {
    return this.connections.size
  }

  /** Lets go of every connection; what has not been answered yet is not. */
  end() {
    for (const connection of this.connections) {
      connection.dismiss(errorMessage('FATAL', '57P01', 'The embedded database is closing'))
    }
  }

  private add(unit: Unit) {
    this.units.push(unit)
    void this.run()
  }

  private async run() {
    if (this.running) return
    this.running = true
    try {
      for (;;) {
        if (this.owner && !this.connections.has(this.owner)) await this.release()
        const unit = this.next()
        if (!unit) break
        await this.answer(unit)
        // A busy queue must not keep the sockets from being read.
        await new Promise(setImmediate)
      }
    } catch (error) {
      this.onFatal(error)
    } finally {
      this.running = false
    }
  }

  private next(): Unit | undefined {
    const at = this.owner ? this.units.findIndex((unit) => unit.from === this.owner) : 0
    return at < 0 ? undefined : this.units.splice(at, 1)[0]
  }

  private async answer({ from, bytes }: Unit) {
    clearTimeout(this.idleOwner)
    const { own, notifications, idle, broken } = sortAnswer(await this.ask(bytes))
    for (const notification of notifications) this.deliver(notification)
    from.send(own)
    // After a panic, such as a full disk causes, PGlite would run in circles at the next question.
    if (broken !== undefined) throw brokenOff(broken, bytes)
    this.owner = idle ? undefined : from
    if (this.owner) this.idleOwner = setTimeout(() => this.evict(from), this.idleTransactionMs)
  }

  private async ask(bytes: Buffer): Promise<Buffer> {
    const db = await this.opened
    const answer: Buffer[] = []
    // The data lies in memory that the database uses again.
    const onRawData = (data: Uint8Array) => answer.push(Buffer.from(data))
    await db.execProtocolRawStream(bytes, { onRawData }).catch((reason: unknown) => {
      throw brokenOff(reason, bytes)
    })
    return Buffer.concat(answer)
  }

  /** The one session hears of every notification; each goes to whoever listens, not to whoever wrote. */
  private deliver(notification: Buffer) {
    const channel = channelOf(notification)
    for (const connection of this.connections) {
      if (connection.channels.has(channel)) connection.send([notification])
    }
  }

  private evict(connection: EmbeddedConnection) {
    if (this.owner !== connection) return
    const words = `A transaction did nothing for ${this.idleTransactionMs / 1000} s while others waited for it`
    connection.dismiss(errorMessage('FATAL', '25P03', words))
    this.forget(connection)
  }

  private forget(connection: EmbeddedConnection) {
    if (!this.connections.delete(connection)) return
    this.units = this.units.filter((unit) => unit.from !== connection)
    void this.run()
  }

  /** Ends what a connection left open when it went away. */
  private async release() {
    clearTimeout(this.idleOwner)
    await this.ask(Buffer.concat([message('S'), message('Q', 'rollback')]))
    this.owner = undefined
  }
}

/** Says at what, without what the statement was given. */
function brokenOff(reason: unknown, unit: Buffer): Error {
  const why = reason instanceof Error ? reason.message : String(reason)
  const query = statementIn(unit)?.query.slice(0, 500)
  return new Error(`The embedded database broke off: ${why}${query ? `, at: ${query}` : ''}`)
}
