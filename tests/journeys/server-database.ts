import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { onTestFinished } from 'vitest'

/** The address of an empty database on the PostgreSQL of TEST_DATABASE_URL, gone after the test; else undefined. */
export async function aServerDatabase(): Promise<string | undefined> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return undefined
  const name = `test_${Date.now()}_journeys_${randomBytes(3).toString('hex')}`
  await onServer(server, `create database ${name}`)
  onTestFinished(() => onServer(server, `drop database ${name} with (force)`))
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}

async function onServer(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
