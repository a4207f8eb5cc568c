import { parseArgs } from 'node:util'
import pg from 'pg'
import { expect, test } from 'vitest'
import { UnopenableDatabase } from '../platform/embedded/unopenable-database.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { errorSentence } from './error-sentence.ts'

const errorOf = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
  } catch (error) {
    return error
  }
}

test('a database that cannot be reached is said with the reason, and where to look', async () => {
  for (const host of ['127.0.0.1', 'localhost', '/no/such/folder']) {
    const client = new pg.Client({ host, port: 1, user: 'guide', database: 'guide' })
    const error = await errorOf(() => client.connect())
    const sentence = errorSentence(new Error('Failed query: select 1', { cause: error }))
    expect(sentence).toMatch(/^The database cannot be used: .*(ECONNREFUSED|ENOENT).*\. Look at DATABASE_URL/)
  }
})

test('an embedded database that does not open is said in its own words', () => {
  expect(errorSentence(new UnopenableDatabase('It is of PostgreSQL 17.'))).toBe('It is of PostgreSQL 17.')
})

test.each([
  ['28000', 'role "guide" is not permitted to log in'],
  ['57P03', 'the database system is starting up'],
  ['0A000', 'extension "unaccent" is not available'],
  ['', 'The server does not support SSL connections'],
  ['', 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'],
])('so is one that refuses (%s, %s)', (code, message) => {
  const refused = Object.assign(new Error(message), { code })
  expect(errorSentence(refused)).toBe(
    `The database cannot be used: ${message}. Look at DATABASE_URL, and at its server.`,
  )
})

test.each([
  ['08P01', 'unsupported startup parameter: options', /pooler .*name the address of the database itself/],
  [
    '08P01',
    'unsupported startup parameter in options: jit',
    /pooler .*name the address of the database itself/,
  ],
  ['28000', 'no pg_hba.conf entry for host "10.0.0.1", user "guide", no encryption', /add \?sslmode=require/],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate in certificate chain', /sslrootcert=FILE/],
  [
    'ERR_TLS_CERT_ALTNAME_INVALID',
    "Hostname/IP does not match certificate's altnames: ",
    /The name in DATABASE_URL/,
  ],
  ['25006', 'cannot execute LISTEN during recovery', /replica.*: name the primary in DATABASE_URL/],
  [
    '25006',
    'cannot execute CREATE SCHEMA in a read-only transaction',
    /replica.*: name the primary in DATABASE_URL/,
  ],
  ['53300', 'too many connections for role "guide"', /takes up to 25 connections, and needs 3/],
  [
    '53300',
    'remaining connection slots are reserved for non-replication superuser connections',
    /max_connections/,
  ],
  ['42501', 'permission denied for database guide', /has to own the database: say alter database/],
  ['42501', 'permission denied for schema public', /has to own the database: say alter database/],
  ['42501', 'permission denied for schema drizzle', /name the login that made that/],
  ['28P01', 'password authentication failed for user "guide"', /in its user and password @ is written %40/],
  [
    '3D000',
    'database "guide" does not exist',
    /createdb --owner=LOGIN NAME .* or name another in DATABASE_URL/,
  ],
])('what a host refuses is said with what to do (%s, %s)', (code, message, remedy) => {
  const sentence = errorSentence(Object.assign(new Error(message), { code }))
  expect(sentence).toContain(`The database cannot be used: ${message}. `)
  expect(sentence).toMatch(remedy)
})

test('a full disk, ours or the database’s, and an argument that nobody knows are said in a sentence', async () => {
  for (const code of ['ENOSPC', '53100'])
    expect(errorSentence(Object.assign(new Error('no room'), { code }))).toMatch(/^The disk is full: /)
  const unknown = await errorOf(() => parseArgs({ args: ['--dry'], options: {} }))
  expect(errorSentence(unknown)).toContain("'--dry'")
  expect(errorSentence(await errorOf(() => readSettings({ PORT: '-1' })))).toContain('PORT')
})

test('what is a fault of ours, or of another service, is shown as it is', async () => {
  const away = await errorOf(() => fetch('http://127.0.0.1:1'))
  const wrongSql = Object.assign(new Error('column "a" does not exist'), { code: '42703' })
  for (const error of [away, wrongSql, new TypeError('x is undefined'), 'text'])
    expect(errorSentence(error)).toBeUndefined()
})
