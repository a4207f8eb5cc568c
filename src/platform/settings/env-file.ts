import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { SettingsError } from './settings.ts'

/**
 * Loads the file `.env` of the working folder, where there is one; the environment comes first.
 * @throws SettingsError where it is in UTF-16
 */
export function loadEnvFile() {
  let text: string
  try {
    text = asUtf8(readFileSync('.env'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value
}

function asUtf8(bytes: Buffer): string {
  if (bytes.includes(0))
    throw new SettingsError('The file .env is in UTF-16: save it as UTF-8. Nothing of it was read.')
  // It leaves out the mark that editors of Windows put before a text: as a part of the first name it would take that setting away.
  return new TextDecoder().decode(bytes)
}
