import { DatabaseInUse } from '../platform/holder.ts'
import { log } from '../platform/log.ts'
import { loadEnvFile, readSettings, type Settings, SettingsError } from '../platform/settings.ts'

/** Runs a command with the settings; what the person who called it can mend is said in words, without a stack. */
export async function runCommand(command: (settings: Settings) => Promise<void>) {
  try {
    loadEnvFile()
    const settings = readSettings()
    log.level = settings.LOG_LEVEL
    await command(settings)
  } catch (error) {
    const isForPeople = error instanceof SettingsError || error instanceof DatabaseInUse || isPortInUse(error)
    console.error(isForPeople ? (error as Error).message : error)
    process.exit(1)
  }
}

const isPortInUse = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code === 'EADDRINUSE'
