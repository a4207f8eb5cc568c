import { and, eq, not, or, sql } from 'drizzle-orm'
import { notFound, Problem, taken } from '../../../platform/calls/problem.ts'
import type { Database } from '../../../platform/database/database.ts'
import { users } from '../account/account.table.ts'
import { hashPassword } from '../account/password-hash.ts'
import { hashOfToken, randomToken } from '../account/random-token.ts'
import type { Role } from '../account/role.ts'
import { requireStillAdmin } from '../account/still-admin.queries.ts'
import { recordChange } from '../audit-log/audit-log.queries.ts'
import { addUser, findUser } from '../signing-in/user.queries.ts'
import { invitations } from './invitation.table.ts'

const lasting = sql.raw(`interval '3 days'`)

/** One of which more is left than that was given by a clock that was ahead. */
export const isOpen = sql`${invitations.expiresAt} between now() and now() + ${lasting} + interval '1 hour'`

type Invite = {
  name: string
  role: Role
  attempt?: string | undefined
  invitedBy: { id: string; username: string }
}

/**
 * Three days long; its token is nowhere but in the answer. Of the same attempt the one before, whose token nobody ever saw, ends.
 * @throws Problem 403 for who is no admin any more
 */
export async function addInvitation(db: Database, { name, role, attempt, invitedBy }: Invite) {
  const token = randomToken()
  const values = { name, role, attempt, tokenHash: hashOfToken(token), invitedBy: invitedBy.id }
  const given = await db.transaction(async (tx) => {
    // Whoever makes them less takes their invitations away: this one is among them, or is not given. Of one attempt twice at once one waits.
    await requireStillAdmin(tx, invitedBy.id)
    const isOver = not(isOpen)
    const isLost = attempt && and(eq(invitations.invitedBy, invitedBy.id), eq(invitations.attempt, attempt))
    await tx.delete(invitations).where(isLost ? or(isOver, isLost) : isOver)
    const [row] = await tx
      .insert(invitations)
      .values({ ...values, expiresAt: sql`now() + ${lasting}` })
      .returning({ id: invitations.id, expiresAt: sql<string>`to_json(${invitations.expiresAt})#>>'{}'` })
    if (!row) throw new Error('An invitation was not stored')
    return row
  })
  return { ...given, name, role, token, invitedBy: invitedBy.username }
}

/** @throws Problem 404 */
export async function withdrawInvitation(db: Database, id: string): Promise<void> {
  const gone = await db.delete(invitations).where(eq(invitations.id, id)).returning({ id: invitations.id })
  if (gone.length === 0) throw notFound('invitation')
}

const isOpenOf = (token: string) => and(eq(invitations.tokenHash, hashOfToken(token)), isOpen)

/** Whether that is the token of one that is neither used, withdrawn nor too old. */
export const isInvitation = async (db: Database, token: string): Promise<boolean> =>
  (await db.$count(invitations, isOpenOf(token))) > 0

/** @throws Problem 404 where it is used, withdrawn or too old */
export async function findInvitation(db: Database, token: string) {
  const [found] = await db
    .select({ name: invitations.name, role: invitations.role })
    .from(invitations)
    .where(isOpenOf(token))
  if (!found) throw noInvitation()
  return found
}

type Acceptance = { token: string; username: string; password: string }

/** Makes the account of an invitation, once. @throws Problem 404 as above; 409 where the name is taken */
export async function acceptInvitation(db: Database, { token, username, password }: Acceptance) {
  await findInvitation(db, token)
  if (await findUser(db, username)) throw nameTaken()
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const [invitation] = await tx.delete(invitations).where(isOpenOf(token)).returning()
    if (!invitation) throw noInvitation()
    const { role, name, invitedBy } = invitation
    // Else the invitation stays as it was.
    if (!(await addUser(tx, { username, passwordHash, isAdmin: true, role }))) throw nameTaken()
    const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.username, username))
    await recordChange(tx, {
      ...{ userId: invitedBy, action: 'create', entity: 'users', entityId: account?.id ?? null },
      ...{ before: null, after: { username, role, name } },
    })
  })
}

const noInvitation = () =>
  new Problem(
    404,
    'no_invitation',
    'This invitation was used already, was withdrawn or has expired. Please ask for a new one.',
  )

const nameTaken = () => taken('username', 'Somebody has this name already. Please choose another.')
