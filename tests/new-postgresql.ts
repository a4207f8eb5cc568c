import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** The address of a new, empty database on a PostgreSQL server, and how it goes again; `how` is what `create database` takes. */
export async function newPostgresql(server: string, purpose: string, how = '') {
  const name = `${purpose}_${Date.now()}_${randomBytes(3).toString('hex')}`
  await onServer(server, (client) => client.query(`create database ${name} ${how}`))
  return {
    address: databaseOn(server, name),
    drop: () => onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`)),
  }
}

/** Does something on a server that no database of its own is needed for. */
export async function onServer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseOn(server, 'postgres') })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

export const databaseOn = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href
