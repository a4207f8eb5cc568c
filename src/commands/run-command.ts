import { DatabaseInUse } from '../platform/holder.ts'
import { log } from '../platform/log.ts'
import { Problem } from '../platform/problem.ts'
import { loadEnvFile, readSettings, type Settings, SettingsError } from '../platform/settings.ts'
import { ArchiveError } from '../system/backup/archive-error.ts'
import { CannotBuild } from './built-site.ts'

/** Runs a command with the settings; what the person who called it can mend is said in words, without a stack. */
export async function runCommand(command: (settings: Settings) => Promise<void>) {
  try {
    loadEnvFile()
    const settings = readSettings()
    log.level = settings.LOG_LEVEL
    await command(settings)
  } catch (error) {
    console.error(isForPeople(error) ? (error as Error).message : error)
    process.exit(1)
  }
}

const isForPeople = (error: unknown) =>
  error instanceof SettingsError ||
  error instanceof DatabaseInUse ||
  error instanceof CannotBuild ||
  error instanceof ArchiveError ||
  error instanceof Problem ||
  isPortInUse(error)

const isPortInUse = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code === 'EADDRINUSE'
