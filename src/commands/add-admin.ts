import { addUser } from '../office/accounts/signing-in/user.queries.ts'
import { runAccountCommand } from './account-command.ts'

const help = `Usage: npm run add-admin -- NAME

Adds an admin. The password is asked for, or read from standard input:
  echo 'a long password' | npm run add-admin -- NAME
It works beside a running server.`

await runAccountCommand({
  help,
  store: async (db, username, passwordHash) => {
    const done = await addUser(db, { username, passwordHash, isAdmin: true })
    const taken = `There is an account '${username}' already. Change its password with: npm run set-password -- ${username}`
    return { done, said: done ? `'${username}' is an admin now.` : taken }
  },
})
