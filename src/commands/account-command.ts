import { hashPassword } from '../office/accounts/account/password-hash.ts'
import { isUsername, plainUsername } from '../office/accounts/account/username.ts'
import type { Database } from '../platform/database/database.ts'
import { upgrade } from '../system/backup/upgrade.task.ts'
import { onGuide } from './on-database.ts'
import { readNewPassword } from './read-password.ts'
import { runCommand } from './run-command.ts'

type AccountCommand = {
  help: string
  /** What may stand after the name. */
  option?: `--${string}`
  /** Stores the password's hash for the name; a sentence for whoever called, and whether it went well. */
  store: (
    db: Database,
    username: string,
    passwordHash: string,
    hasOption: boolean,
  ) => Promise<{ done: boolean; said: string }>
}

/** Runs a command that takes the name of an account as its argument and a password from where nobody sees it. */
export async function runAccountCommand({ help, option, store }: AccountCommand) {
  const given = process.argv.slice(2)
  const hasOption = option !== undefined && given.includes(option)
  const [name = '', ...rest] = given.filter((one) => one !== option)
  const username = plainUsername(name)
  if (name === '--help' || name === '-h') return console.log(help)
  if (rest.length > 0 || !isUsername(username)) return fail(`Give one name.\n\n${help}`)
  await runCommand(async (settings) => {
    const password = await readNewPassword()
    if (password === undefined) return fail()
    await onGuide(settings, async (db) => {
      await upgrade(db, settings)
      const { done, said } = await store(db, username, await hashPassword(password), hasOption)
      if (done) console.log(said)
      else fail(said)
    })
  })
}

function fail(reason?: string) {
  if (reason) console.error(reason)
  process.exitCode = 1
}
