import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { inject, onTestFinished } from 'vitest'
import { users } from '../../src/office/accounts/account/account.table.ts'
import { beginSession } from '../../src/office/accounts/sessions/session.queries.ts'
import { anAccount } from '../factories.ts'
import { visit } from './browser.ts'
import { guideDatabase } from './content.ts'

/** A screen of the back office, for an admin of the test's own, or an account as told, who is signed in already. */
export async function visitAsEditor(
  path: string,
  options: Parameters<typeof visit>[1] = {},
  account: Parameters<typeof anAccount>[1] = {},
) {
  const db = await guideDatabase()
  const { id, username } = await anAccount(db, { username: `editor-${randomUUID()}`, ...account })
  onTestFinished(async () => {
    await db.delete(users).where(eq(users.id, id))
  })
  const token = await beginSession(db, id, undefined)
  const cookies = [{ name: 'session', value: token, url: inject('siteUrl') }]
  // Some refusals are part of a journey.
  const page = await visit(path, { cookies, expectedErrors: /401|404|409|422|503/, ...options })
  return { page, db, username }
}
