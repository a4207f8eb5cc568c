import { Link } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import type { Account, Invitation } from '../accounts/account/account.schema.ts'
import type { Role } from '../accounts/account/role.ts'
import { getCurrentUser } from '../accounts/current-user/auth.requests.ts'
import { currentAccount, currentUser, setCurrentUser } from '../accounts/current-user/current-user.ts'
import { leftForm } from '../drafts/left-forms.ts'
import { AdminScreen } from '../shell/admin-shell.tsx'
import { sayFailure } from '../shell/failure.tsx'
import { UnlessLoaded } from '../shell/loading-or-failed.tsx'
import { madeAgain } from '../shell/made-again.tsx'
import { useDeletion } from '../shell/use-deletion.tsx'
import { useOpenDialog } from '../shell/use-open-dialog.ts'
import { AccountRow, canBeReset, InvitationRow } from './account-row.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import {
  changeRole,
  endSessionsOf,
  getPeople,
  removeAccount,
  resetSignInOf,
  undoRemoval,
  withdrawInvitation,
} from './people.requests.ts'
import { roleNames } from './role-words.ts'

/** Who has an account of the back office, and who is to have one. */
export function AccountsScreen() {
  const { content, latest, hasFailed, reload } = useAnswer('', getPeople)
  const people = content ?? latest
  const [opened, open] = useOpenDialog(leftForm('invitation:') && 'invite')
  const removal = useDeletion({
    question: 'remove',
    nameOf: ({ id }) => id,
    things: people?.accounts,
    remove: ({ id }: Account) => removeAccount(id),
    words: { done: 'Account removed', failed: 'Failed to remove the account' },
    // Who has removed themselves may bring nobody back.
    undo: ({ id, username }, { historyId }) =>
      id === currentAccount()
        ? undefined
        : madeAgain({ name: username, make: () => undoRemoval(historyId), onEnd: reload }),
    onEnd: () => followOwn(reload),
  })
  const reset = useReset(people?.accounts, reload)
  const act = (work: Promise<unknown>, { done, failed }: { done: string; failed: string }) =>
    work
      .then(
        () => void toast({ title: done }),
        (error) => sayFailure(failed, error),
      )
      .then(() => followOwn(reload))
  const actions = {
    onRole: ({ id, username }: Account, role: Role) =>
      act(changeRole(id, role), {
        done: `${username} is ${inWords(role)} now`,
        failed: `Failed to change the role of ${username}`,
      }),
    onEndSessions: ({ id, username }: Account) =>
      act(endSessionsOf(id), {
        done: `${username} is signed out everywhere`,
        failed: `Failed to sign ${username} out`,
      }),
    onResetSignIn: reset.ask,
    onRemove: removal.ask,
  }
  const withdraw = ({ id, name }: Invitation) =>
    // Its button goes with it.
    act(
      withdrawInvitation(id).then(() => removal.focusAfter.current?.focus()),
      {
        done: `The invitation for ${name} is withdrawn`,
        failed: 'Failed to withdraw the invitation',
      },
    )
  return (
    <AdminScreen
      title="Accounts"
      actions={
        <Button ref={removal.focusAfter} onClick={() => open('invite')}>
          <UserPlus className="size-5" />
          Invite
        </Button>
      }
    >
      <UnlessLoaded isThere={people !== undefined} hasFailed={hasFailed} onRetry={reload} />
      {people && (
        <ul aria-label="Accounts" className="overflow-clip rounded-lg border border-border bg-surface">
          {people.accounts.map((account) => (
            <AccountRow
              key={account.id}
              account={account}
              isOwn={account.id === currentAccount()}
              {...actions}
            />
          ))}
          {people.invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} onWithdraw={withdraw} />
          ))}
        </ul>
      )}
      {opened === 'invite' && <InviteDialog onClose={() => open('')} onInvited={reload} />}
      {removal.doomed && (
        <ConfirmDialog title={`Remove ${removal.doomed.username}?`} {...removal.dialog} confirmLabel="Remove">
          {removal.doomed.id === currentAccount() && 'This is your own account. '}
          The account is signed out everywhere, and its API tokens and invitations end for good; what it
          changed in the guide stays. For an hour an admin can undo that, also in the audit log.
        </ConfirmDialog>
      )}
      {reset.doomed && (
        <ConfirmDialog
          title={`Reset the sign-in of ${reset.doomed.username}?`}
          {...reset.dialog}
          returnFocus={(event) => {
            // The button that was pressed may be gone.
            event.preventDefault()
            removal.focusAfter.current?.focus()
          }}
          confirmLabel="Reset"
        >
          For somebody who lost their phone and their recovery codes. Their two-step codes, passkeys and link
          go, and they are signed out everywhere: their password alone signs in then, until they set them up
          again.
          {reset.doomed.apiTokens > 0 && (
            <>
              {' '}
              Their API {reset.doomed.apiTokens === 1 ? 'token stays' : 'tokens stay'}, since programs go on
              by {reset.doomed.apiTokens === 1 ? 'it' : 'them'}: what somebody else may have is revoked under{' '}
              <Link to="/admin/programs" className="underlined">
                Programs
              </Link>
              .
            </>
          )}
        </ConfirmDialog>
      )}
    </AdminScreen>
  )
}

const useReset = (accounts: readonly Account[] | undefined, onEnd: () => void) =>
  useDeletion({
    question: 'reset-sign-in',
    nameOf: ({ id }) => id,
    things: accounts?.filter(canBeReset),
    remove: ({ id }: Account) => resetSignInOf(id),
    words: { done: 'Sign-in reset', failed: 'Failed to reset the sign-in' },
    onEnd,
  })

/** Somebody may have changed what they are themselves. */
async function followOwn(reload: () => void) {
  const user = await getCurrentUser()
  // Whose session is over is known by now; of who cannot be asked nothing is.
  if (user || currentUser() === null) setCurrentUser(user)
  if (currentUser()?.role === 'admin') reload()
}

const inWords = (role: Role) => `${role === 'viewer' ? 'a' : 'an'} ${roleNames[role].toLowerCase()}`
