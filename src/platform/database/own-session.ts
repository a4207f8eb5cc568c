import pg, { type PoolConfig } from 'pg'

/**
 * What our statements, and what is read of their answers, take for granted; a server, a database or a login may have been told otherwise
 * (`alter role … set`). PostgreSQL compiles a statement that it thinks dear, which takes longer than to run one of ours (020).
 */
const settings = [
  ...['jit=off', 'search_path=public', 'timezone=UTC', 'datestyle=ISO', 'intervalstyle=postgres'],
  ...['standard_conforming_strings=on', 'extra_float_digits=1'],
  ...['default_transaction_isolation=read committed', 'lock_timeout=0'],
  // A server has limits of its own.
  ...['statement_timeout=0', 'idle_in_transaction_session_timeout=0'],
]

const options = settings.map((setting) => `-c ${setting.replaceAll(' ', '\\ ')}`).join(' ')

/** Connections to PostgreSQL on which all of that holds, but for what the address itself asks for. */
export function ownSession(address: string): PoolConfig {
  const url = new URL(address)
  const theirs = url.searchParams.get('options')
  const mode = url.searchParams.get('sslmode') ?? ''
  // `pg` takes them for that anyway, and says so in a warning of nine lines, in which the reason of a start that fails is lost.
  if (['prefer', 'require', 'verify-ca'].includes(mode) && url.searchParams.get('uselibpqcompat') !== 'true')
    return ownSession(address.replace(`sslmode=${mode}`, 'sslmode=verify-full'))
  if (theirs === null) return { connectionString: address, options }
  // `pg` would take only these.
  url.searchParams.set('options', `${options} ${theirs}`)
  return { connectionString: url.href }
}

/** Whether such connections come about: a pooler, as PgBouncer, takes no settings of who connects. @throws as connecting does */
export async function takesSettings(config: PoolConfig): Promise<boolean> {
  const client = new pg.Client(config)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('unsupported startup parameter')) return false
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The same by way of a pooler of sessions: each is told before anything else is asked. */
export function toldAfterwards<Config extends PoolConfig>(config: Config): Config {
  const { statement_timeout = 0, idle_in_transaction_session_timeout = 0 } = config
  const limits = Object.entries({ statement_timeout, idle_in_transaction_session_timeout })
  const words = [...settings, ...limits.map(([name, limit]) => `${name}=${limit}`)]
    .map((setting) => `set ${setting.replace('=', " = '")}'`)
    .join('; ')
  const unsaid = {
    options: undefined,
    statement_timeout: undefined,
    idle_in_transaction_session_timeout: undefined,
  }
  return { ...config, ...unsaid, onConnect: (client: pg.ClientBase) => client.query(words) }
}
