import pg from 'pg'
import { expect, test } from 'vitest'
import { testEngine, testPoolConfig } from '../../tests/test-database.ts'
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
