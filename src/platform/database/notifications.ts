import pg, { type PoolConfig } from 'pg'
import { log } from '../log/log.ts'
import { troubleLine } from './database-away.ts'

type Listener = {
  onNotify: (payload: string) => void
  /** The connection is lost, or back again: anything may have changed unheard. */
  onLost: () => void
}

/**
 * Listens to a channel, on a connection of its own that is opened again when lost. Resolves when it listens,
 * or when the first attempt failed and the next is due. The result stops it.
 */
export async function listen(poolConfig: PoolConfig, channel: string, listener: Listener) {
  const listening = new Listening(poolConfig, channel, listener)
  await listening.connect()
  return () => listening.stop()
}

class Listening {
  private client: pg.Client | undefined
  private timer: NodeJS.Timeout | undefined
  private stopped = false
  private failures = 0
  private readonly config: PoolConfig
  private readonly channel: string
  private readonly listener: Listener

  constructor(poolConfig: PoolConfig, channel: string, listener: Listener) {
    this.config = { ...poolConfig, query_timeout: patienceMs, connectionTimeoutMillis: 3000 }
    this.channel = channel
    this.listener = listener
  }

  async connect() {
    const client = new pg.Client(this.config)
    this.client = client
    let lost = false
    const lose = (error?: Error) => {
      if (lost) return
      lost = true
      this.lose(client, error)
    }
    client.on('error', lose)
    client.on('end', () => lose())
    client.on('notification', ({ payload }) => this.listener.onNotify(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(this.channel)}`)
      if (this.failures > 0) this.listener.onLost()
      this.failures = 0
      // Where the network swallows everything, nothing tells that nothing comes any more.
      const pulse = setInterval(() => client.query('select 1').catch(lose), patienceMs).unref()
      client.once('end', () => clearInterval(pulse))
    } catch (error) {
      lose(error as Error)
    }
  }

  async stop() {
    this.stopped = true
    clearTimeout(this.timer)
    await this.client?.end().catch(() => undefined)
  }

  private lose(client: pg.Client, error: Error | undefined) {
    if (this.stopped) return
    void client.end().catch(() => undefined)
    if (this.failures++ === 0) {
      log.warn(
        { ...troubleLine(error), channel: this.channel },
        'notifications are lost until the database answers',
      )
      this.listener.onLost()
    }
    const pause = Math.min(100 * 2 ** this.failures, 1000)
    this.timer = setTimeout(() => void this.connect(), pause)
  }
}

const patienceMs = 10_000
