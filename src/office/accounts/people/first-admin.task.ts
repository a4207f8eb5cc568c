import { randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import { hashPassword } from '../account/password-hash.ts'
import { plainUsername } from '../account/username.ts'
import { addUser, hasUsers } from '../signing-in/user.queries.ts'

type Wish = { username?: string | undefined; password?: string | undefined }

/**
 * Creates the first admin where nobody has an account yet. A password that had to be made up is answered, to be shown once:
 * it is stored nowhere.
 */
export async function createFirstAdmin(
  db: Database,
  { username = 'admin', password }: Wish,
): Promise<{ username: string; madeUpPassword: string } | undefined> {
  if (await hasUsers(db)) return undefined
  const madeUp = password === undefined ? randomBytes(15).toString('base64url') : undefined
  const passwordHash = await hashPassword(password ?? (madeUp as string))
  const isAdded = await addUser(db, { username, passwordHash, isAdmin: true })
  // Another process that starts at the same moment may have been faster.
  return isAdded && madeUp ? { username: plainUsername(username), madeUpPassword: madeUp } : undefined
}
