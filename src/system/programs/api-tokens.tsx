import { Plus, Trash2 } from 'lucide-react'
import type { ApiToken } from '../../office/api-tokens/api-token.schema.ts'
import { leftForm } from '../../office/drafts/left-forms.ts'
import { UnlessLoaded } from '../../office/shell/loading-or-failed.tsx'
import { useDeletion } from '../../office/shell/use-deletion.tsx'
import { useOpenDialog } from '../../office/shell/use-open-dialog.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { momentText } from '../../ui/moment-text.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { getApiTokens, revokeApiToken } from './api-tokens.requests.ts'
import { NewTokenDialog } from './new-token-dialog.tsx'
import { ProgramList } from './program-list.tsx'
import { scopeNames } from './scope-names.ts'

/** What programs sign in with. */
export function ApiTokens() {
  const { latest: tokens, hasFailed, reload } = useAnswer('', getApiTokens)
  const [opened, open] = useOpenDialog(leftForm('token:') && 'new-token')
  const { doomed, ask, focusAfter, dialog } = useDeletion({
    question: 'revoke',
    nameOf: ({ id }) => id,
    things: tokens,
    remove: ({ id }: ApiToken) => revokeApiToken(id),
    words: { done: 'Token revoked', failed: 'Failed to revoke the token' },
    onEnd: reload,
  })
  return (
    <section aria-labelledby="api-tokens">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="api-tokens" className="text-[1.25rem]!">
          API tokens
        </h2>
        <Button ref={focusAfter} onClick={() => open('new-token')}>
          <Plus className="size-5" />
          New token
        </Button>
      </div>
      <p className="mb-4 max-w-[70ch] text-sm text-text-muted">
        A program sends its token as <code>Authorization: Bearer …</code> with each call and may then do what
        you may, within the token's scope.{' '}
        <a href="/api/docs" className="font-semibold underline">
          All calls are described here
        </a>
        .
      </p>
      <UnlessLoaded isThere={tokens !== undefined} hasFailed={hasFailed} onRetry={reload} />
      {tokens && (
        <ProgramList
          name="API tokens"
          empty="No program has a token."
          items={tokens}
          row={(token) => <TokenRow token={token} onRevoke={() => ask(token)} />}
        />
      )}
      {opened === 'new-token' && <NewTokenDialog onClose={() => open('')} onMade={reload} />}
      {doomed && (
        <ConfirmDialog title={`Revoke '${doomed.name}'?`} {...dialog} confirmLabel="Revoke">
          The program that uses it can do nothing more from now on. This cannot be undone.
        </ConfirmDialog>
      )}
    </section>
  )
}

const TokenRow = ({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) => (
  <>
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-2 font-semibold [overflow-wrap:anywhere]">
        {token.name}
        <Badge className="bg-surface-sunken text-text">{scopeNames[token.scope].name}</Badge>
        {isOver(token) && <Badge className="bg-surface-sunken text-text">Expired</Badge>}
      </p>
      <p className="text-sm text-text-muted">
        Ends in {token.ending} · of {token.owner} · {expiryOf(token)} ·{' '}
        {token.lastUsedAt ? `last used ${momentText(token.lastUsedAt)}` : 'never used'}
      </p>
    </div>
    <Button
      look="ghost"
      size="icon"
      aria-label={`Revoke ${token.name}`}
      onClick={onRevoke}
      className="flex-none text-danger!"
    >
      <Trash2 className="size-5" />
    </Button>
  </>
)

const isOver = ({ expiresAt }: ApiToken) => expiresAt !== null && Date.parse(expiresAt) <= Date.now()

const expiryOf = (token: ApiToken): string => {
  if (!token.expiresAt) return 'does not expire'
  return `${isOver(token) ? 'expired' : 'expires'} ${momentText(token.expiresAt)}`
}
