import pg, { type PoolConfig } from 'pg'
import { isDatabaseAway, isStatementTooLong } from '../database/database-away.ts'
import { ownSession } from '../database/own-session.ts'
import { log } from '../log/log.ts'
import { logPlace } from './log-place.ts'

export type Query = (...call: unknown[]) => Promise<unknown>

/** A database that replays nobody's log has come nowhere. */
const noReplica = -1n

/** A streaming replica of the database: how far it has come, and what is asked of it. */
export class Replica {
  readonly #host: string
  readonly #pool: pg.Pool
  /** A connection of its own, for which no visitors' statements wait. */
  readonly #watch: pg.Pool
  readonly #primaryIs: () => string | undefined
  #is: string | undefined
  /** Undefined while it does not answer. */
  #replayed: bigint | undefined
  #checking: Promise<void> | undefined
  #isAsked: boolean | undefined

  /** `primaryIs` tells of which database it has to be one; undefined while nobody knows, and nobody asks a replica then. */
  constructor(connectionString: string, poolConfig: PoolConfig, primaryIs: () => string | undefined) {
    // Without the user and the password.
    this.#host = new URL(connectionString).host
    this.#primaryIs = primaryIs
    const config = { ...poolConfig, ...ownSession(connectionString) }
    this.#pool = this.#open(config)
    this.#watch = this.#open({ ...config, max: 1 })
  }

  hasReplayed(position: bigint): boolean {
    return this.#replayed !== undefined && this.#replayed >= position && !this.#isForeign
  }

  /**
   * Undefined where it could not answer, and the primary may: it went away, has too much to do, or had to replay what the primary
   * did first. What takes too long would do so there, too.
   */
  async ask(...call: unknown[]): Promise<unknown> {
    const query: Query = this.#pool.query.bind(this.#pool)
    try {
      return await query(...call)
    } catch (error) {
      if (isStatementTooLong(error)) throw error
      if (isDatabaseAway(error)) this.#replayed = undefined
      return undefined
    }
  }

  /** Learns how far it has come; of several at once, one asks. */
  check(): Promise<void> {
    this.#checking ??= this.#learn().finally(() => {
      this.#checking = undefined
    })
    return this.#checking
  }

  /** Says once that it is left out, and once that it is asked again. */
  tell(overdue: bigint): void {
    const isAsked = this.hasReplayed(overdue)
    if (isAsked === this.#isAsked) return
    this.#isAsked = isAsked
    const replica = this.#host
    if (isAsked) log.info({ replica }, 'a replica answers visitors')
    else
      log.warn({ replica, reason: this.#trouble() }, 'a replica is left out: others answer, or the primary')
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#watch.end()])
  }

  #open(config: PoolConfig): pg.Pool {
    const pool = new pg.Pool(config)
    // One that begins anew may be further back than it was.
    pool.on('error', () => {
      this.#replayed = undefined
    })
    pool.on('connect', (client) => client.on('error', () => undefined))
    return pool
  }

  #trouble(): string {
    if (this.#replayed === undefined) return 'it does not answer'
    if (this.#replayed === noReplica) return 'it is no replica'
    return this.#isForeign ? 'it is one of another database' : 'it is behind'
  }

  /** How far another database has come says nothing of ours. */
  get #isForeign(): boolean {
    const ours = this.#primaryIs()
    return ours !== undefined && ours !== this.#is
  }

  async #learn() {
    try {
      const { database, position = noReplica } = await logPlace(this.#watch, 'replayed')
      this.#is = database
      this.#replayed = position
    } catch {
      this.#replayed = undefined
    }
  }
}
