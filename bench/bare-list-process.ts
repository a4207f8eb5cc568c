import { createServer } from 'node:http'
import pg, { type PoolConfig } from 'pg'

export type BareList = { poolConfig: PoolConfig; text: string; values: unknown[] }

/** What one would write by hand for the same call: node:http, pg and the statement. */
process.once('message', ({ poolConfig, text, values }: BareList) => {
  const pool = new pg.Pool(poolConfig)
  const server = createServer(async (_request, response) => {
    const { rows } = await pool.query(text, values)
    const body = Buffer.from(rows[0].placesJson)
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      'X-Total-Count': rows[0].total,
    })
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
