import type { PoolConfig } from 'pg'

/**
 * What our statements, and what is read of their answers, take for granted; a server, a database or a login may have been told otherwise
 * (`alter role … set`). PostgreSQL compiles a statement that it thinks dear, which takes longer than to run one of ours (020).
 */
const options = [
  ...['jit=off', 'search_path=public', 'timezone=UTC', 'datestyle=ISO', 'intervalstyle=postgres'],
  ...['standard_conforming_strings=on', 'extra_float_digits=1'],
  ...[String.raw`default_transaction_isolation=read\ committed`, 'lock_timeout=0'],
  // A server has limits of its own.
  ...['statement_timeout=0', 'idle_in_transaction_session_timeout=0'],
]
  .map((setting) => `-c ${setting}`)
  .join(' ')

/** Connections to PostgreSQL on which all of that holds, but for what the address itself asks for. */
export function ownSession(address: string): PoolConfig {
  const url = new URL(address)
  const theirs = url.searchParams.get('options')
  if (theirs === null) return { connectionString: address, options }
  // `pg` would take only these.
  url.searchParams.set('options', `${options} ${theirs}`)
  return { connectionString: url.href }
}
