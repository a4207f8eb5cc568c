import pg, { type PoolConfig } from 'pg'
import { isDatabaseAway, isStatementTooLong } from './database-away.ts'
import { log } from './log.ts'

export type Query = (...call: unknown[]) => Promise<unknown>

/** A database that replays nobody's log has come nowhere. */
const noReplica = -1n

/** A streaming replica of the database: how far it has come, and what is asked of it. */
export class Replica {
  readonly #host: string
  readonly #pool: pg.Pool
  /** A connection of its own, for which no visitors' statements wait. */
  readonly #watch: pg.Pool
  /** Undefined while it does not answer. */
  #replayed: bigint | undefined
  #checking: Promise<void> | undefined
  #isAsked: boolean | undefined

  constructor(connectionString: string, poolConfig: PoolConfig) {
    // Without the user and the password.
    this.#host = new URL(connectionString).host
    this.#pool = this.#open({ ...poolConfig, connectionString })
    this.#watch = this.#open({ ...poolConfig, connectionString, max: 1 })
  }

  hasReplayed(position: bigint): boolean {
    return this.#replayed !== undefined && this.#replayed >= position
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
    return this.#replayed === noReplica ? 'it is no replica' : 'it is behind'
  }

  async #learn() {
    try {
      const { rows } = await this.#watch.query<{ replayed: string | null }>(
        "select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as replayed",
      )
      this.#replayed = BigInt(rows[0]?.replayed ?? noReplica)
    } catch {
      this.#replayed = undefined
    }
  }
}
