import type { PoolClient, PoolConfig } from 'pg'
import { DatabaseBusy, isDatabaseAway, isDatabaseBusy, isSilence, NotTriedAgain } from './database-away.ts'
import { ModestPool } from './modest-pool.ts'

const pauseMs = 1000

export type QuickPoolConfig = PoolConfig & {
  /** The database is of this very process: it takes turns, and says nothing while it works for somebody else. */
  isBusyWhenSilent?: boolean
}

/**
 * A pool for what somebody waits for. While the database is away it refuses at once and tries once a second: else
 * everybody would wait as long as the first did. While it is busy, it asks: others' work ends.
 */
export class QuickPool extends ModestPool {
  readonly #isBusyWhenSilent: boolean
  #state: 'answers' | 'busy' | 'away' = 'answers'
  #nextTryAt = 0

  constructor({ isBusyWhenSilent = false, ...config }: QuickPoolConfig) {
    super(config)
    this.#isBusyWhenSilent = isBusyWhenSilent
    this.on('release', (error) => this.#learnFrom(error))
  }

  /** Whether what was asked a moment ago got no answer in time. */
  get isSilent(): boolean {
    return this.#state !== 'answers' && performance.now() < this.#nextTryAt
  }

  /** Whether it refuses for the moment. */
  get isAway(): boolean {
    return this.#state === 'away' && this.isSilent
  }

  /** The error as what it means here. */
  named(error: unknown): unknown {
    return this.#isBusyWhenSilent && isSilence(error)
      ? new DatabaseBusy('The database works for others', { cause: error })
      : error
  }

  protected override async tryToConnect(): Promise<PoolClient> {
    if (this.isAway) throw new NotTriedAgain('The database was away a moment ago')
    if (this.#state !== 'answers') this.#nextTryAt = performance.now() + pauseMs
    try {
      return await super.tryToConnect()
    } catch (error) {
      this.#learnFrom(error)
      throw this.named(error)
    }
  }

  /** A statement that failed for reasons of its own was answered all the same. */
  #learnFrom(error: unknown) {
    const meant = this.named(error)
    this.#state = isDatabaseBusy(meant) ? 'busy' : isDatabaseAway(meant) ? 'away' : 'answers'
    if (this.#state !== 'answers') this.#nextTryAt = performance.now() + pauseMs
  }
}
