import pg from 'pg'
import { expect, test } from 'vitest'
import { testEngine, testPoolConfig } from '../../../tests/test-database.ts'
import { openEngine } from './engine.ts'

const jitBy = async (address: string) => {
  const { poolConfig } = await openEngine({ DATABASE_URL: address, DATA_DIR: '' }, { role: 'server' })
  const pool = new pg.Pool(poolConfig)
  const { rows } = await pool.query<{ jit: string }>('show jit')
  await pool.end()
  return rows[0]?.jit
}

test('PostgreSQL compiles no statement, unless its address asks for that', async ({ skip }) => {
  if ((await testEngine()).kind === 'embedded') skip('It compiles none')
  const { connectionString = '' } = await testPoolConfig()
  expect(await jitBy(connectionString)).toBe('off')
  expect(await jitBy(`${connectionString}?options=-c%20jit%3Don`)).toBe('on')
})

test('a statement of a server has half a minute, and all the time it needs where it changes the tables', async ({
  skip,
}) => {
  if ((await testEngine()).kind === 'embedded') skip('It knows no time limit')
  const { connectionString = '' } = await testPoolConfig()
  const engine = await openEngine({ DATABASE_URL: connectionString, DATA_DIR: '' }, { role: 'server' })
  const patience = async ({ query_timeout: answer, ...config }: pg.PoolConfig) => {
    const pool = new pg.Pool(config)
    const { rows } = await pool.query<{ statement_timeout: string }>('show statement_timeout')
    await pool.end()
    return { answer, statement: rows[0]?.statement_timeout }
  }
  expect(await patience(engine.poolConfig)).toEqual({ answer: 35_000, statement: '30s' })
  expect(await patience(engine.patientPoolConfig)).toEqual({ answer: undefined, statement: '0' })
})

test('a certificate that is not where an address says is told by the name of its setting', async () => {
  const address = 'postgres://guide@127.0.0.1/guide?sslmode=verify-full&sslrootcert=/no/such/ca.crt'
  await expect(openEngine({ DATABASE_URL: address, DATA_DIR: '' }, { role: 'command' })).rejects.toThrow(
    /^sslrootcert in DATABASE_URL is \/no\/such\/ca\.crt, but must be a file that can be read: ENOENT/,
  )
})
