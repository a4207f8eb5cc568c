import { changePassword } from '../office/accounts/signing-in/user.queries.ts'
import { runAccountCommand } from './account-command.ts'

const option = '--password-alone'

const help = `Usage: npm run set-password -- NAME [${option}]

Sets the password of an account and ends its sessions. The password is asked for, or read from standard input:
  echo 'a long password' | npm run set-password -- NAME
${option}  also takes the account's two-step codes, passkeys and link away, for whoever lost their phone and recovery codes
It works beside a running server.`

await runAccountCommand({
  help,
  option,
  store: async (db, username, passwordHash, isAlone) => {
    const done = await changePassword(db, username, passwordHash, { isAlone })
    const changed = `The password of '${username}' is changed; whoever was signed in with the old one no longer is.${isAlone ? ' It signs in alone.' : ''} API tokens stay: they are revoked under Programs.`
    return { done, said: done ? changed : `There is no account '${username}'.` }
  },
})
