import pg, { type PoolClient } from 'pg'
import { log } from '../log/log.ts'
import { hasNoMoreConnections } from './database-away.ts'

type OnConnected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: boolean) => void,
) => void

/** Each try for more costs somebody a wait. */
const modestForMs = 60_000

/**
 * A pool that makes do with the connections it has where the server gives no more, as the small ones of hosts do: who asks
 * waits for one of these, as behind any full pool.
 */
export class ModestPool extends pg.Pool {
  readonly #wanted = this.options.max

  override connect(): Promise<PoolClient>
  override connect(onConnected: OnConnected): void
  override connect(onConnected?: OnConnected): Promise<PoolClient> | undefined {
    const connected = this.tryToConnect()
    if (!onConnected) return connected
    connected.then(
      (client) => onConnected(undefined, client, (release) => client.release(release)),
      (error: Error) => onConnected(error, undefined, () => undefined),
    )
    return undefined
  }

  protected async tryToConnect(): Promise<PoolClient> {
    for (;;) {
      try {
        return await super.connect()
      } catch (error) {
        // Some of these may be about to be refused, too: then it comes here again.
        if (!this.#isRefused(error) || this.totalCount === 0) throw error
        this.#makeDo(error)
      }
    }
  }

  /** Of several that are refused at once, some hear nothing but that they were cut off. */
  #isRefused(error: unknown): error is Error {
    if (hasNoMoreConnections(error)) return true
    return this.#isModest && error instanceof Error && error.message === 'Connection terminated unexpectedly'
  }

  get #isModest(): boolean {
    return this.options.max < this.#wanted
  }

  #makeDo(error: Error) {
    if (!this.#isModest) {
      log.warn(
        { reason: error.message },
        'the database gives no more connections: those that are there are shared',
      )
      setTimeout(() => {
        this.options.max = this.#wanted
      }, modestForMs).unref()
    }
    this.options.max = this.totalCount
  }
}
