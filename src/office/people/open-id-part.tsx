import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { getOwnOpenId, goToLinkOpenId, unlinkOpenId } from '../open-id/open-id.requests.ts'
import { LoadingOrFailed } from '../shell/loading-or-failed.tsx'
import { useDeletion } from '../shell/use-deletion.tsx'
import { Part } from './part.tsx'
import { PasswordDialog } from './password-dialog.tsx'

/** Whether the provider of the settings signs in as who looks at it; nothing where they name none. */
export function OpenIdPart() {
  const { latest: own, hasFailed, reload } = useAnswer('', getOwnOpenId)
  const [isLinking, setIsLinking] = useState(false)
  const { name, isLinked } = own ?? {}
  const end = useDeletion({
    question: 'end-link',
    nameOf: () => 'provider',
    things: own && (name && isLinked ? [name] : []),
    remove: unlinkOpenId,
    words: { done: 'The link is ended', failed: 'Failed to end the link' },
    onEnd: reload,
  })
  if (!own && hasFailed)
    return (
      <Part title="OpenID Connect">
        <LoadingOrFailed hasFailed onRetry={reload} />
      </Part>
    )
  if (!name) return null
  return (
    <Part title={name}>
      {hasFailed && <LoadingOrFailed hasFailed onRetry={reload} />}
      <p className="text-sm text-text-muted">
        {isLinked
          ? `Your account at ${name} signs you in here, without password and code.`
          : `Not linked. Linked to your account here, yours at ${name} signs you in.`}
      </p>
      <Button
        ref={end.focusAfter}
        look="outline"
        onClick={() => (isLinked ? end.ask(name) : setIsLinking(true))}
        className="justify-self-start"
      >
        {isLinked ? `End the link to ${name}` : `Link your account at ${name}`}
      </Button>
      {isLinking && (
        <PasswordDialog
          title={`Link your account at ${name}`}
          labels={['Continue', 'Leaving...']}
          onSubmit={async (present) => {
            await goToLinkOpenId(present)
            return undefined
          }}
          onClose={() => setIsLinking(false)}
        >
          {() => (
            <p className="text-sm text-text-muted">
              You are led to {name}, and back once you signed in there.
            </p>
          )}
        </PasswordDialog>
      )}
      {end.doomed !== undefined && (
        <ConfirmDialog title={`End the link to ${name}?`} {...end.dialog} confirmLabel="End the link">
          It signs you in no more; your password does.
        </ConfirmDialog>
      )}
    </Part>
  )
}
