import { type SubmitEvent, useRef, useState } from 'react'
import type { TokenScope } from '../../office/api-tokens/token-scope.ts'
import { attempted } from '../../office/drafts/attempted.ts'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { formErrors, sayFailure } from '../../office/shell/failure.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { createApiToken } from './api-tokens.requests.ts'
import { scopeNames } from './scope-names.ts'
import { ShownOnce } from './shown-once.tsx'

const formId = 'new-api-token'

/** Days that a token is good for; '' is for ever. */
const lifetimes = { '30': '30 days', '90': '90 days', '365': 'A year', '': 'Until it is revoked' }

type NewTokenDialogProps = { onClose: () => void; onMade: () => void }

export function NewTokenDialog({ onClose, onMade }: NewTokenDialogProps) {
  const [token, setToken] = useState<string>()
  const name = useRef<HTMLInputElement>(null)
  const { draft, errors, isBusy, submit } = useNewToken((made) => {
    setToken(made)
    onMade()
  })
  const { values, set } = draft
  const cancel = () => {
    draft.discard()
    onClose()
  }
  if (token)
    return (
      <Dialog title="The new token" onClose={onClose} footer={<Button onClick={onClose}>Done</Button>}>
        <ShownOnce label="Token" secret={token} />
      </Dialog>
    )
  return (
    <Dialog
      title="New API token"
      onClose={onClose}
      initialFocus={name}
      footer={
        <FormButtons formId={formId} labels={['Create', 'Creating...']} isBusy={isBusy} onCancel={cancel} />
      }
    >
      <DraftNote {...draft.note} />
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <Field label="Name of the program" error={errors.name}>
          {(control) => (
            <input
              {...control}
              ref={name}
              value={values.name}
              required
              maxLength={100}
              autoComplete="off"
              onChange={(event) => set({ name: event.target.value })}
              className={inputClass}
            />
          )}
        </Field>
        <Field label="What it may do" hint={scopeNames[values.scope].text}>
          {(control) => (
            <NativeSelect
              {...control}
              value={values.scope}
              onChange={(event) => set({ scope: event.target.value as TokenScope })}
            >
              {Object.entries(scopeNames).map(([scope, { name }]) => (
                <option key={scope} value={scope}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label="For how long">
          {(control) => (
            <NativeSelect
              {...control}
              value={values.days}
              onChange={(event) => set({ days: event.target.value })}
            >
              {Object.entries(lifetimes).map(([days, text]) => (
                <option key={days} value={days}>
                  {text}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </form>
      {errors.all && (
        <p role="alert" className="rounded-md bg-bg-tint p-3.5 text-sm font-semibold">
          {errors.all}
        </p>
      )}
    </Dialog>
  )
}

type Values = { name: string; scope: TokenScope; days: string; attempt: string }

const emptyToken: Values = { name: '', scope: 'read', days: '90', attempt: '' }

function useNewToken(onMade: (token: string) => void) {
  const draft = useDraft({ form: 'token:new', first: emptyToken, formOf: (token) => token })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsBusy(true)
    setErrors({})
    try {
      const { name, scope, days } = draft.values
      const wish = { name, scope, days: days ? Number(days) : null }
      onMade((await attempted(draft, (attempt) => createApiToken({ ...wish, attempt }))).token)
    } catch (error) {
      sayFailure('Failed to create the token', error)
      setErrors(formErrors(error))
    }
    setIsBusy(false)
  }
  return { draft, errors, isBusy, submit }
}
