import { randomBytes } from 'node:crypto'
import { databaseOn, onServer } from './new-postgresql.ts'

/** An empty database to fill and then to copy; `drop` removes it and all copies. What an earlier run left behind goes now. */
export async function aTemplate(server: string) {
  await dropWhere(server, (name) => startOf(name) < Date.now() - hour)
  const run = `test_${Date.now()}_${randomBytes(3).toString('hex')}`
  const address = await createDatabase(server, `${run}_template`)
  return { address, drop: () => dropWhere(server, (name) => name.startsWith(run)) }
}

/** The address of a new database, a copy of the template or empty; it goes with the template, if not before. */
export async function copyOf(template: string, { empty = false } = {}): Promise<string> {
  const name = nameOf(template)
  const copy = `${name.replace(/_template$/, '')}_${randomBytes(3).toString('hex')}`
  return createDatabase(template, copy, empty ? 'template1' : name)
}

export const dropCopy = (copy: string) => dropWhere(copy, (name) => name === nameOf(copy))

const hour = 3_600_000

const nameOf = (address: string) => new URL(address).pathname.slice(1)

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
