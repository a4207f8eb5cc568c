import { Hono } from 'hono'
import { describe } from '../../../platform/calls/describe.ts'
import { valid } from '../../../platform/calls/valid.ts'
import type { Database } from '../../../platform/database/database.ts'
import {
  AccountId,
  Done,
  EndedSessions,
  GivenInvitation,
  NewInvitation,
  People,
  RoleChange,
} from '../account/account.schema.ts'
import { ByHistoryId, Deleted } from '../audit-log/deleted.schema.ts'
import { addInvitation, withdrawInvitation } from '../invitations/invitation.queries.ts'
import { signedInUser } from '../sessions/signed-in-user.api.ts'
import { resetSignIn } from '../signing-in/reset-sign-in.queries.ts'
import { changeRole, endSessions, listPeople, removeAccount, undoRemoval } from './people.queries.ts'

/** Who has an account of the back office, and who is to have one. */
export const accountsApi = (db: Database) =>
  new Hono()
    .get('/', describe('All accounts and open invitations', People), async (c) =>
      c.json(await listPeople(db)),
    )
    .post(
      '/invitations',
      describe('Invites somebody: the answer has the token of a link, this once', GivenInvitation, {
        status: 201,
      }),
      valid('json', NewInvitation),
      async (c) =>
        c.json(await addInvitation(db, { ...c.req.valid('json'), invitedBy: signedInUser(c) }), 201),
    )
    .delete(
      '/invitations/:id',
      describe('Withdraws an invitation: its link makes no account any more', Done, { problems: [404] }),
      valid('param', AccountId),
      async (c) => {
        await withdrawInvitation(db, c.req.valid('param').id)
        return c.json({ success: true as const })
      },
    )
    .put(
      '/:id/role',
      describe('Gives an account another role; the last admin stays one', Done, { problems: [404, 409] }),
      valid('param', AccountId),
      valid('json', RoleChange),
      async (c) => {
        const change = { ...c.req.valid('param'), ...c.req.valid('json'), userId: signedInUser(c).id }
        await changeRole(db, change)
        return c.json({ success: true as const })
      },
    )
    .post(
      '/:id/reset-sign-in',
      describe(
        'Leaves the account of another its password alone: takes codes, passkeys and link, and signs it out everywhere',
        Done,
        { problems: [404, 409] },
      ),
      valid('param', AccountId),
      async (c) => {
        await resetSignIn(db, { id: c.req.valid('param').id, userId: signedInUser(c).id })
        return c.json({ success: true as const })
      },
    )
    .delete(
      '/:id/sessions',
      describe('Signs an account out everywhere', EndedSessions),
      valid('param', AccountId),
      async (c) => c.json({ ended: await endSessions(db, c.req.valid('param').id) }),
    )
    .delete(
      '/:id',
      describe(
        'Removes an account with its sessions, tokens and invitations; the last admin stays',
        Deleted,
        {
          problems: [404, 409],
        },
      ),
      valid('param', AccountId),
      async (c) => {
        const change = { id: c.req.valid('param').id, userId: signedInUser(c).id }
        return c.json({ success: true as const, historyId: await removeAccount(db, change) })
      },
    )
    .post(
      '/removals/:historyId/undo',
      describe('Brings an account back with its password and role, within an hour', Done, {
        problems: [404, 409, 422],
      }),
      valid('param', ByHistoryId),
      async (c) => {
        const entryId = c.req.valid('param').historyId
        await undoRemoval(db, { entryId, userId: signedInUser(c).id })
        return c.json({ success: true as const })
      },
    )
