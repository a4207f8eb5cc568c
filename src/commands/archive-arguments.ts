import { ArchiveError } from '../system/backup/archive-error.ts'

/** The file that a command was given, and whether it was told to take secrets along. @throws ArchiveError that says how it is called */
export function archiveArguments(command: 'backup' | 'restore', options: readonly string[]) {
  const given = process.argv.slice(2)
  const [file, ...more] = given.filter((argument) => !argument.startsWith('--'))
  const unknown = given.filter((argument) => argument.startsWith('--') && !options.includes(argument))
  if (file === undefined || more.length > 0 || unknown.length > 0)
    throw new ArchiveError(
      `Call it as: npm run ${command} -- FILE${options.map((option) => ` [${option}]`).join('')}`,
    )
  return { file, withSecrets: given.includes('--with-secrets') }
}
