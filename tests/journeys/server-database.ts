import { onTestFinished } from 'vitest'
import { newPostgresql } from '../new-postgresql.ts'

/** The address of an empty database on the PostgreSQL of TEST_DATABASE_URL, gone after the test; else undefined. */
export async function aServerDatabase(): Promise<string | undefined> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return undefined
  const { address, drop } = await newPostgresql(server, 'test')
  onTestFinished(drop)
  return address
}
