import pg, { type PoolClient, type PoolConfig } from 'pg'
import { isDatabaseAway, NotTriedAgain } from './database-away.ts'

const pauseMs = 1000

type OnConnected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: boolean) => void,
) => void

/**
 * A pool for what somebody waits for. While the database is away it refuses at once and tries once a second: else
 * everybody would wait as long as the first did.
 */
export class QuickPool extends pg.Pool {
  #wasAway = false
  #nextTryAt = 0

  constructor(config: PoolConfig) {
    super(config)
    this.on('release', (error) => this.#learnFrom(error))
  }

  /** Whether it refuses for the moment. */
  get isAway(): boolean {
    return this.#wasAway && Date.now() < this.#nextTryAt
  }

  override connect(): Promise<PoolClient>
  override connect(onConnected: OnConnected): void
  override connect(onConnected?: OnConnected): Promise<PoolClient> | undefined {
    const connected = this.#tryToConnect()
    if (!onConnected) return connected
    connected.then(
      (client) => onConnected(undefined, client, (release) => client.release(release)),
      (error: Error) => onConnected(error, undefined, () => undefined),
    )
    return undefined
  }

  async #tryToConnect(): Promise<PoolClient> {
    if (this.isAway) throw new NotTriedAgain('The database was away a moment ago')
    if (this.#wasAway) this.#nextTryAt = Date.now() + pauseMs
    try {
      return await super.connect()
    } catch (error) {
      this.#learnFrom(error)
      throw error
    }
  }

  /** A statement that failed for reasons of its own was answered all the same. */
  #learnFrom(error: unknown) {
    this.#wasAway = isDatabaseAway(error)
    if (this.#wasAway) this.#nextTryAt = Date.now() + pauseMs
  }
}
