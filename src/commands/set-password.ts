import { changePassword } from '../office/accounts/user.queries.ts'
import { runAccountCommand } from './account-command.ts'

const help = `Usage: npm run set-password -- NAME

Sets the password of an account and ends its sessions. The password is asked for, or read from standard input:
  echo 'a long password' | npm run set-password -- NAME
It works beside a running server.`

await runAccountCommand({
  help,
  store: async (db, username, passwordHash) => {
    const done = await changePassword(db, username, passwordHash)
    const changed = `The password of '${username}' is changed; whoever was signed in with the old one no longer is.`
    return { done, said: done ? changed : `There is no account '${username}'.` }
  },
})
