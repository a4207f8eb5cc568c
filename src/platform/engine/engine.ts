import { accessSync, constants } from 'node:fs'
import type { PoolConfig } from 'pg'
import { ownSession, takesSettings, toldAfterwards } from '../database/own-session.ts'
import type { QuickPoolConfig } from '../database/quick-pool.ts'
import { requireSessions } from '../database/require-sessions.ts'
import { untilThere } from '../database/until-there.ts'
import { openEmbedded, poolConfigOf } from '../embedded/embedded-database.ts'
import { DatabaseInUse, findHolder, inUse } from '../embedded/holder.ts'
import { keepEmbedded } from '../embedded/kept-embedded-database.ts'
import { log } from '../log/log.ts'
import { type Settings, SettingsError } from '../settings/settings.ts'
import { mustOwnDatabase, openDataFolder } from './data-folder.ts'

export type Engine = {
  kind: 'postgresql' | 'embedded'
  poolConfig: PoolConfig
  /** For what somebody waits for: connections, statements and answers have seconds. */
  quickPoolConfig: QuickPoolConfig
  /** For what takes as long as it takes, and is begun again if it is cut off: to change the tables of a large guide. */
  patientPoolConfig: PoolConfig
  /** Close pools and listeners first. */
  close(): Promise<void>
}

/** What PostgreSQL is told of who asks. */
export const serverName = 'family-fun-europe server'

type EngineOptions = {
  /** A server must have the embedded database for itself; a command uses that of a running server. */
  role: 'server' | 'command'
}

/**
 * @throws DatabaseInUse for a server, when another process has the embedded database open
 * @throws SettingsError where nothing can be written in DATA_DIR
 */
export async function openEngine(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  { role }: EngineOptions,
): Promise<Engine> {
  if (settings.DATABASE_URL) {
    const engine = postgresql(settings.DATABASE_URL, role)
    const takes = () => takesSettings(engine.patientPoolConfig)
    // Whoever calls a command sees at once what is wrong.
    return (await (role === 'server' ? untilThere(takes) : takes())) ? engine : behindPooler(engine)
  }
  await openDataFolder(settings.DATA_DIR)
  return (await runningEngine(settings.DATA_DIR, role)) ?? embedded(settings.DATA_DIR, role)
}

const certificateFiles = ['sslrootcert', 'sslcert', 'sslkey']

/** @throws SettingsError for a file that the address names and nobody can read */
function requireCertificates(address: string) {
  for (const [name, file] of new URL(address).searchParams)
    if (certificateFiles.includes(name))
      try {
        accessSync(file, constants.R_OK)
      } catch (error) {
        throw new SettingsError(
          `${name} in DATABASE_URL is ${file}, but must be a file that can be read: ${(error as Error).message}`,
        )
      }
}

function postgresql(address: string, role: EngineOptions['role']): Engine {
  requireCertificates(address)
  const patientPoolConfig = {
    ...ownSession(address),
    application_name: 'family-fun-europe upgrade',
    connectionTimeoutMillis: 5000,
  }
  const poolConfig = {
    ...patientPoolConfig,
    application_name: role === 'server' ? serverName : 'family-fun-europe command',
    max: role === 'server' ? 10 : 4,
    // A command may take as long as it needs: somebody watches it.
    // Where the server or the network has stopped, nothing but our own patience ends.
    ...(role === 'server' && {
      statement_timeout: 30_000,
      query_timeout: 35_000,
      idle_in_transaction_session_timeout: 60_000,
    }),
  }
  const quickPoolConfig = {
    ...poolConfig,
    connectionTimeoutMillis: 2000,
    statement_timeout: 2000,
    query_timeout: 3000,
  }
  return {
    kind: 'postgresql',
    ...{ poolConfig, quickPoolConfig, patientPoolConfig },
    close: async () => undefined,
  }
}

/** @throws Problem where it lends its sessions to others between two statements: what is set would be theirs */
async function behindPooler(engine: Engine): Promise<Engine> {
  const patientPoolConfig = toldAfterwards(engine.patientPoolConfig)
  await requireSessions(patientPoolConfig)
  const { poolConfig, quickPoolConfig } = engine
  return {
    ...{ ...engine, patientPoolConfig },
    ...{ poolConfig: toldAfterwards(poolConfig), quickPoolConfig: toldAfterwards(quickPoolConfig) },
  }
}

async function embedded(dataDir: string, role: EngineOptions['role']): Promise<Engine> {
  try {
    if (role === 'server') {
      await mustOwnDatabase(dataDir)
      const { poolConfig, close } = await keepEmbedded({ dataDir })
      return embeddedEngine(poolConfig, close)
    }
    const { poolConfig, close } = await openEmbedded({ dataDir }, endCommand)
    // Another command may have begun to use the database that this one opened.
    return embeddedEngine(poolConfig, () => close({ patiently: true }))
  } catch (error) {
    // Another process was quicker.
    const running = error instanceof DatabaseInUse ? await runningEngine(dataDir, role) : undefined
    if (running) return running
    // Nobody need be sent after damage where rights are missing.
    await mustOwnDatabase(dataDir)
    throw error
  }
}

/**
 * The embedded database that another process has open; undefined when none has.
 * @throws DatabaseInUse when one has but does not answer, and for a server in any case
 */
async function runningEngine(dataDir: string, role: EngineOptions['role']): Promise<Engine | undefined> {
  const found = await findHolder(dataDir)
  if (!found || found.life === 'dead') return undefined
  if (found.life === 'silent' || role === 'server') throw inUse(dataDir, found)
  return embeddedEngine(poolConfigOf(found.holder.address), async () => undefined)
}

/** It knows no time limit of a statement, and whoever waits waits for what others began: only the waiting has an end. */
const embeddedEngine = (poolConfig: PoolConfig, close: Engine['close']): Engine => ({
  kind: 'embedded',
  poolConfig,
  patientPoolConfig: poolConfig,
  quickPoolConfig: {
    ...poolConfig,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
    isBusyWhenSilent: true,
  },
  close,
})

function endCommand(error: Error) {
  log.fatal({ err: error }, 'the embedded database failed')
  process.exit(1)
}
