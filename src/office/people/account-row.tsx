import { ChevronDown, KeyRound, LogOut, Trash2 } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { momentText } from '../../ui/moment-text.ts'
import { Select } from '../../ui/select.tsx'
import type { Account, Invitation } from '../accounts/account/account.schema.ts'
import type { Role } from '../accounts/account/role.ts'
import { currentAccount } from '../accounts/current-user/current-user.ts'
import { roleNames, roleOptions } from './role-words.ts'

interface AccountRowProps {
  account: Account
  /** Of who looks at it. */
  isOwn: boolean
  onRole: (account: Account, role: Role) => void
  onResetSignIn: (account: Account) => void
  onEndSessions: (account: Account) => void
  onRemove: (account: Account) => void
}

export function AccountRow({ account, isOwn, onRole, onRemove, ...acts }: AccountRowProps) {
  const { username, role, lastSeenAt, sessions, twoStep, passkeys, isLinked, apiTokens } = account
  return (
    <li className={rowClass}>
      <div className="min-w-0 flex-1 basis-52 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {username}
          {isOwn && <Badge className="bg-primary-soft text-on-primary-soft">You</Badge>}
        </p>
        <p className="text-sm text-text-muted">
          {lastSeenAt ? `Last seen ${momentText(lastSeenAt)}` : 'Not seen yet'}
          {sessions > 0 && `, signed in at ${sessions} ${sessions === 1 ? 'browser' : 'browsers'}`}
          {twoStep && ', two-step codes'}
          {isLinked && ', linked'}
          {passkeys > 0 && `, ${passkeys} ${passkeys === 1 ? 'passkey' : 'passkeys'}`}
          {apiTokens > 0 && `, ${apiTokens} API ${apiTokens === 1 ? 'token' : 'tokens'}`}
        </p>
      </div>
      <Select
        value={role ?? ''}
        options={role === null ? [{ value: '', label: 'No rights' }, ...roleOptions] : roleOptions}
        onValueChange={(chosen) => chosen && chosen !== role && onRole(account, chosen as Role)}
        label={<span className="sr-only">Role of {username}</span>}
        className="inline-flex min-h-11 min-w-28 items-center gap-2 rounded-md border-[1.5px] border-control-border bg-surface px-3 text-sm font-semibold hover:bg-surface-hover"
        chevron={<ChevronDown className="ml-auto size-4.5 text-text-subtle" />}
      />
      <span className="flex">
        {canBeReset(account) && (
          <Button
            look="ghost"
            size="icon"
            aria-label={`Reset the sign-in of ${username}`}
            onClick={() => acts.onResetSignIn(account)}
          >
            <KeyRound className="size-4.5" />
          </Button>
        )}
        <Button
          look="ghost"
          size="icon"
          aria-label={`Sign ${username} out everywhere`}
          onClick={() => acts.onEndSessions(account)}
        >
          <LogOut className="size-4.5" />
        </Button>
        <Button
          look="ghost"
          size="icon"
          aria-label={`Remove ${username}`}
          onClick={() => onRemove(account)}
          className="text-danger! hover:text-on-danger-soft!"
        >
          <Trash2 className="size-4.5" />
        </Button>
      </span>
    </li>
  )
}

/** One's own is changed by oneself, with the password. */
export const canBeReset = ({ id, twoStep, passkeys, isLinked }: Account): boolean =>
  (twoStep || passkeys > 0 || isLinked) && id !== currentAccount()

type InvitationRowProps = { invitation: Invitation; onWithdraw: (invitation: Invitation) => void }

export const InvitationRow = ({ invitation, onWithdraw }: InvitationRowProps) => (
  <li className={rowClass}>
    <div className="min-w-0 flex-1 basis-52 [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {invitation.name}
        <Badge className="bg-accent-soft text-on-accent-soft">Invited</Badge>
      </p>
      <p className="text-sm text-text-muted">
        {roleNames[invitation.role]}, by {invitation.invitedBy}; the link ends{' '}
        {momentText(invitation.expiresAt)}
      </p>
    </div>
    <Button
      look="outline"
      aria-label={`Withdraw the invitation for ${invitation.name}`}
      onClick={() => onWithdraw(invitation)}
    >
      Withdraw
    </Button>
  </li>
)

const rowClass = 'flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border p-3.5 last:border-b-0'
