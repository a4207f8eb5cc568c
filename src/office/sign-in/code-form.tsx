import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { Spinner } from './login-form.tsx'

interface CodeFormProps {
  /** Resolves to whether to clear the code for another try. */
  onCode: (code: string) => Promise<boolean>
  onBack: () => void
  /** Why the last try failed. */
  alert: ReactNode
}

/** What is asked after the right password of accounts that have two-step codes. */
export function CodeForm({ onCode, onBack, alert }: CodeFormProps) {
  const [isBusy, setIsBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const tryAgain = await onCode(String(new FormData(event.currentTarget).get('code')))
    setIsBusy(false)
    if (!tryAgain || !field.current) return
    field.current.value = ''
    field.current.focus()
  }
  return (
    <>
      <div role="status">{alert}</div>
      <form onSubmit={submit} className="grid gap-4.5">
        <Field label="Code" hint="Of your authenticator app, or a recovery code">
          {(control) => (
            <input
              {...control}
              ref={field}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={100}
              required
              className={inputClass}
            />
          )}
        </Field>
        <Button type="submit" size="lg" aria-disabled={isBusy} className="w-full">
          {isBusy && <Spinner />}
          Continue
        </Button>
        <Button look="ghost" onClick={onBack}>
          Back
        </Button>
      </form>
    </>
  )
}
