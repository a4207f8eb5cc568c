import { wayToPostgresql } from './way-to-postgresql.ts'

/** The address of a PostgreSQL by way of what passes no notification on, as no pooler of transactions does. */
export const deafProxy = (databaseUrl: string): Promise<string> =>
  wayToPostgresql(databaseUrl, (from, leadOn) => {
    const to = leadOn()
    from.pipe(to)
    let rest: Buffer = Buffer.alloc(0)
    to.on('data', (data) => {
      rest = Buffer.concat([rest, data])
      for (let length = messageLength(rest); length <= rest.length; length = messageLength(rest)) {
        if (rest[0] !== notification) from.write(rest.subarray(0, length))
        rest = rest.subarray(length)
      }
    })
  })

const notification = 'A'.charCodeAt(0)

/** A letter, and the length of what follows; more than there is where that has not come yet. */
const messageLength = (bytes: Buffer) =>
  bytes.length < 5 ? Number.POSITIVE_INFINITY : 1 + bytes.readInt32BE(1)
