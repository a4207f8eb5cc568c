import { KeyRound, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { momentText } from '../../ui/moment-text.ts'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import type { Passkey } from '../passkeys/passkey.schema.ts'
import {
  addPasskey,
  canUsePasskeys,
  getPasskeys,
  passkeyTrouble,
  removePasskey,
} from '../passkeys/passkeys.requests.ts'
import { LoadingOrFailed } from '../shell/loading-or-failed.tsx'
import { useDeletion } from '../shell/use-deletion.tsx'
import { PasswordDialog } from './password-dialog.tsx'

/** The passkeys of who looks at it. */
export function PasskeysPart() {
  const { latest: passkeys, hasFailed, reload } = useAnswer('', getPasskeys)
  const [isAdding, setIsAdding] = useState(false)
  const removal = useDeletion({
    question: 'remove-passkey',
    nameOf: ({ id }) => id,
    things: passkeys,
    remove: ({ id }: Passkey) => removePasskey(id),
    words: { done: 'Passkey removed', failed: 'Failed to remove the passkey' },
    onEnd: reload,
  })
  if (!passkeys) return <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
  return (
    <>
      {hasFailed && <LoadingOrFailed hasFailed onRetry={reload} />}
      <p className="text-sm text-text-muted">
        {passkeys.length === 0
          ? 'None. With a passkey your finger, face or PIN signs you in, at this device or by your phone, without password and code.'
          : 'Each signs you in without password and code.'}
      </p>
      {passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="grid gap-1">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={removal.ask} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button
          ref={removal.focusAfter}
          look="outline"
          onClick={() => setIsAdding(true)}
          className="justify-self-start"
        >
          <KeyRound className="size-4.5" />
          Add a passkey
        </Button>
      ) : (
        <p className="text-sm text-text-muted">This browser cannot make one.</p>
      )}
      {isAdding && <NewPasskeyDialog onClose={() => setIsAdding(false)} onAdded={reload} />}
      {removal.doomed && (
        <ConfirmDialog
          title={`Remove the passkey ${removal.doomed.name}?`}
          {...removal.dialog}
          confirmLabel="Remove"
        >
          It signs you in no more. Your device may go on offering it: remove it there too.
        </ConfirmDialog>
      )}
    </>
  )
}

const PasskeyRow = ({ passkey, onRemove }: { passkey: Passkey; onRemove: (passkey: Passkey) => void }) => (
  <li className="flex items-center gap-4 text-sm">
    <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
      <b className="font-semibold">{passkey.name}</b>
      <span className="block text-text-muted">
        Added {momentText(passkey.createdAt)},{' '}
        {passkey.lastUsedAt ? `last used ${momentText(passkey.lastUsedAt)}` : 'not used yet'}
      </span>
    </span>
    <Button
      look="ghost"
      size="icon"
      aria-label={`Remove the passkey ${passkey.name}`}
      onClick={() => onRemove(passkey)}
      className="text-danger! hover:text-on-danger-soft!"
    >
      <Trash2 className="size-4.5" />
    </Button>
  </li>
)

function NewPasskeyDialog({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const add = async (present: string, fields: FormData): Promise<Record<string, string> | undefined> => {
    const name = String(fields.get('name')).trim()
    if (name === '') return { name: 'A name tells it from others.' }
    try {
      await addPasskey(name, present)
    } catch (error) {
      const trouble = passkeyTrouble(error)
      if (trouble) return { all: trouble }
      throw error
    }
    onClose()
    toast({ title: 'Passkey added' })
    onAdded()
    return undefined
  }
  return (
    <PasswordDialog
      title="Add a passkey"
      labels={['Continue', 'Waiting...']}
      onSubmit={add}
      onClose={onClose}
    >
      {(wrong) => (
        <Field label="Name" hint="Such as: my phone" error={wrong.name}>
          {(control) => <input {...control} name="name" maxLength={100} className={inputClass} />}
        </Field>
      )}
    </PasswordDialog>
  )
}
