import { wayToPostgresql } from './way-to-postgresql.ts'

/** The address of a PostgreSQL by way of what takes no settings of who connects, as no PgBouncer does. */
export const settinglessProxy = (databaseUrl: string): Promise<string> =>
  wayToPostgresql(databaseUrl, (from, leadOn) => {
    from.once('data', (first) => {
      // Who connects says all of it at once, in so few bytes that they come together.
      const [refused] = settings.filter((name) => first.includes(`\0${name}\0`))
      if (refused) return from.end(refusal(`unsupported startup parameter: ${refused}`))
      const to = leadOn()
      to.write(first)
      from.pipe(to).pipe(from)
    })
  })

const settings = ['options', 'statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout']

/** As PostgreSQL writes an error: a letter, a length, and fields that end with a zero each. */
function refusal(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
