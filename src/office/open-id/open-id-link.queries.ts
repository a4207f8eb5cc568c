import { and, eq, sql } from 'drizzle-orm'
import { Problem, taken } from '../../platform/calls/problem.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { users } from '../accounts/account/account.table.ts'
import { recordChange } from '../accounts/audit-log/audit-log.queries.ts'
import { isStillOpen } from '../accounts/sessions/session.queries.ts'
import { openIdLinks } from '../accounts/signing-in/open-id-link.table.ts'

type Owner = { id: string; username: string }
type Subject = { issuer: string; subject: string }

/** The account that is linked, whose use is noted; undefined where none is. */
export async function findLinkedUser(db: Database, { issuer, subject }: Subject) {
  const isLink = and(eq(openIdLinks.issuer, issuer), eq(openIdLinks.subject, subject))
  const [used] = await db
    .update(openIdLinks)
    .set({ lastUsedAt: sql`now()` })
    .where(isLink)
    .returning({ userId: openIdLinks.userId })
  if (!used) return undefined
  const [user] = await db
    .select({ id: users.id, username: users.username, isAdmin: users.isAdmin })
    .from(users)
    .where(eq(users.id, used.userId))
  return user
}

/** Whether the link still signs the account in; it is not removed before the transaction ends. */
export async function isLinkOf(
  tx: Transaction,
  { issuer, subject }: Subject,
  userId: string,
): Promise<boolean> {
  const isIt = and(
    ...[eq(openIdLinks.issuer, issuer), eq(openIdLinks.subject, subject), eq(openIdLinks.userId, userId)],
  )
  return (
    (await tx.select({ userId: openIdLinks.userId }).from(openIdLinks).where(isIt).for('share')).length > 0
  )
}

export const isLinked = async (db: Database, issuer: string, userId: string): Promise<boolean> =>
  (await db.$count(openIdLinks, and(eq(openIdLinks.issuer, issuer), eq(openIdLinks.userId, userId)))) > 0

/** In the place of the link that the account had. @throws Problem 422 where its owner was signed out meanwhile; 409 where it signs in another account */
export const linkOpenId = (
  db: Database,
  { id, username, sessionHash }: Owner & { sessionHash: string },
  { issuer, subject }: Subject,
): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await isStillOpen(tx, id, sessionHash))) throw signedOut()
    await tx.delete(openIdLinks).where(eq(openIdLinks.userId, id))
    const linked = await tx
      .insert(openIdLinks)
      .values({ issuer, subject, userId: id })
      .onConflictDoNothing()
      .returning({ userId: openIdLinks.userId })
    if (linked.length === 0) throw taken('subject', 'This signs in another account of the guide already.')
    await recordChange(tx, {
      ...{ userId: id, action: 'update', entity: 'users', entityId: id },
      ...{ before: { username }, after: { openIdLinked: issuer } },
    })
  })

export const signedOut = () =>
  new Problem(422, 'openid_over', 'You were signed out meanwhile. Please log in and link it again.')

/** Nothing where there is none. */
export const unlinkOpenId = (db: Database, { id, username }: Owner): Promise<void> =>
  db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(openIdLinks)
      .where(eq(openIdLinks.userId, id))
      .returning({ issuer: openIdLinks.issuer })
    if (!gone) return
    await recordChange(tx, {
      ...{ userId: id, action: 'update', entity: 'users', entityId: id },
      ...{ before: { username, openIdLinked: gone.issuer }, after: { openIdLinked: null } },
    })
  })
