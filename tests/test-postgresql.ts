import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/platform/database.ts'
import { migrate } from '../src/platform/migrate.ts'
import { databaseOn, onServer } from './new-postgresql.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a migrated database to copy; without it, the embedded engine is tested. */
    templateDatabase?: string
  }
}

/** Vitest runs it once, before the tests on PostgreSQL; the databases of the run go at the end. */
export async function setup(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is not set')
  await dropWhere(server, (name) => startOf(name) < Date.now() - hour)
  const run = `test_${Date.now()}_${randomBytes(3).toString('hex')}`
  const template = await createDatabase(server, `${run}_template`)
  const { db, close } = openDatabase({ connectionString: template })
  await migrate(db)
  await close()
  project.provide('templateDatabase', template)
  return () => dropWhere(server, (name) => name.startsWith(run))
}

/** The address of a new database, a copy of the template or empty; it goes at the end of the run. */
export async function copyOf(template: string, { empty = false } = {}): Promise<string> {
  const name = new URL(template).pathname.slice(1)
  const copy = `${name.replace(/_template$/, '')}_${randomBytes(3).toString('hex')}`
  return createDatabase(template, copy, empty ? 'template1' : name)
}

const hour = 3_600_000

/** Milliseconds since 1970, from the name. */
const startOf = (name: string) => Number(name.split('_')[1])

async function createDatabase(server: string, name: string, template = 'template1'): Promise<string> {
  // Two copies of one template cannot be made at once.
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock(727274)')
    await client.query(`create database ${name} template ${template}`)
  })
  return databaseOn(server, name)
}

async function dropWhere(server: string, isMeant: (name: string) => boolean) {
  await onServer(server, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      String.raw`select datname from pg_database where datname ~ '^test_\d+_'`,
    )
    for (const { datname } of rows.filter((row) => isMeant(row.datname))) {
      await client.query(`drop database if exists ${datname} with (force)`)
    }
  })
}
