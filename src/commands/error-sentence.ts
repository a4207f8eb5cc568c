import { Problem } from '../platform/calls/problem.ts'
import { DatabaseInUse } from '../platform/embedded/holder.ts'
import { UnopenableDatabase } from '../platform/embedded/unopenable-database.ts'
import { isFullDisk } from '../platform/files/is-full-disk.ts'
import { SettingsError } from '../platform/settings/settings.ts'
import { ArchiveError } from '../system/backup/archive-error.ts'
import { CannotBuild } from './built-site.ts'

/** What an error says to whoever called a command and can mend it; undefined of one that is ours to look into. */
export function errorSentence(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (forPeople.some((kind) => error instanceof kind)) return error.message
  const { code = '' } = error as NodeJS.ErrnoException
  if (code.startsWith('ERR_PARSE_ARGS')) return error.message
  if (isFullDisk(error)) return 'The disk is full: nothing more can be written. Make room, and call it again.'
  const refusal = databaseRefusal(error)
  return refusal && `The database cannot be used: ${refusal}. ${whatToDo(refusal)}`
}

/** By what hosts of PostgreSQL refuse most: what its owner reads there does not say what to write where. */
const remedies: [RegExp, string][] = [
  [
    /^unsupported startup parameter/,
    'A pooler such as PgBouncer stands before it, which takes no settings: leave options out of DATABASE_URL, or name the address of the database itself there.',
  ],
  [/no encryption$/, 'It asks for encryption: add ?sslmode=require to DATABASE_URL.'],
  [
    /certificate/,
    'Add sslmode=verify-full&sslrootcert=FILE to DATABASE_URL: in FILE the certificate of the authority that its host trusts, which the host ' +
      'hands out. The name in DATABASE_URL has to be the one in its certificate.',
  ],
  [
    /during recovery$|read-only transaction$/,
    'It is a replica, or closed to writes: name the primary in DATABASE_URL; replicas are named in DATABASE_READ_URLS.',
  ],
  [
    /too many (?:connections|clients)|connection slots are reserved/,
    'Others have all that there are. A guide takes up to 25 connections, and needs 3: end some of theirs, or raise max_connections or the limit ' +
      'that the login or the database has.',
  ],
  [
    /^permission denied for (?:database|schema)/,
    'The login of DATABASE_URL has to own the database: say alter database NAME owner to LOGIN, as its present owner. Where a guide is in it ' +
      'already, name the login that made that.',
  ],
  [
    /^password authentication failed/,
    'Look at DATABASE_URL: in its user and password @ is written %40, : %3A, / %2F, ? %3F, # %23 and % %25.',
  ],
  [
    /^database ".*" does not exist$/,
    'Make it, with createdb --owner=LOGIN NAME as its superuser, or name another in DATABASE_URL.',
  ],
]

const whatToDo = (refusal: string): string =>
  remedies.find(([said]) => said.test(refusal))?.[1] ?? 'Look at DATABASE_URL, and at its server.'

const forPeople = [SettingsError, DatabaseInUse, UnopenableDatabase, CannotBuild, ArchiveError, Problem]

/**
 * 08: connection exceptions; 28: names and passwords; 3D000: no such database; 57P01 to 57P03: it stops or starts; 53300: no more
 * connections; 42501: its user may not do that; 25006: it can only be read, as a replica.
 */
const refusals = /^(?:08...|28...|3D000|57P0[1-3]|53300|42501|25006)$/

/** Of its certificate, as Node calls them. */
const distrust = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_)/

/** Why no connection came about, in the words of whoever refused it. */
function databaseRefusal(error: Error): string | undefined {
  // That is of another service.
  if (error.message === 'fetch failed') return undefined
  if (error.cause instanceof Error) return databaseRefusal(error.cause)
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException
  const isRefused = refusals.test(code) || distrust.test(code) || ['connect', 'getaddrinfo'].includes(syscall)
  // Of a name with two addresses none may answer: then there is no message.
  const isOfBoth = error instanceof AggregateError && code === 'ECONNREFUSED'
  return isRefused || isOfBoth || nameless.test(error.message) ? error.message || code : undefined
}

// What `pg` says without a code of its own, and PostgreSQL where its contrib package is not installed.
const nameless =
  /^(?:Connection terminated|timeout expired|SASL: |The server does not support SSL|extension "\w+" is not available)/
