import { log } from '../platform/log/log.ts'
import { loadEnvFile } from '../platform/settings/env-file.ts'
import { readSettings, type Settings } from '../platform/settings/settings.ts'
import { errorSentence } from './error-sentence.ts'

/** Runs a command with the settings; what the person who called it can mend is said in words, without a stack. */
export async function runCommand(command: (settings: Settings) => Promise<void>) {
  try {
    loadEnvFile()
    const settings = readSettings()
    log.level = settings.LOG_LEVEL
    await command(settings)
  } catch (error) {
    console.error(errorSentence(error) ?? error)
    process.exit(1)
  }
}
