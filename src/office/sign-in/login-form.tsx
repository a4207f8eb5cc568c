import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'

type LoginFormProps = {
  /** Resolves to whether to clear the password for another try. */
  onLogin: (username: string, password: string) => Promise<boolean>
  /** Why the last try failed; read out with the password. */
  alert: ReactNode
  /** It stands in the place of what had the focus, and the alert says why. */
  takesFocus: boolean
}

export function LoginForm({ onLogin, alert, takesFocus }: LoginFormProps) {
  const [isBusy, setIsBusy] = useState(false)
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const alertId = useId()
  useEffect(() => {
    if (takesFocus) username.current?.focus()
  }, [takesFocus])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    setIsBusy(true)
    const tryAgain = await onLogin(String(fields.get('username')), String(fields.get('password')))
    setIsBusy(false)
    if (!tryAgain || !password.current) return
    password.current.value = ''
    password.current.focus()
  }
  return (
    <>
      <div id={alertId}>{alert}</div>
      <form onSubmit={submit} className="grid gap-4.5">
        <Field label="Username">
          {(id) => (
            <input
              id={id}
              ref={username}
              name="username"
              aria-describedby={takesFocus ? alertId : undefined}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={200}
              required
              className={inputClass}
            />
          )}
        </Field>
        <Field label="Password">
          {(id) => <PasswordInput id={id} ref={password} describedBy={alertId} />}
        </Field>
        <BusyButton type="submit" size="lg" isBusy={isBusy} className="mt-1.5 w-full">
          {isBusy && <Spinner />}
          Login
        </BusyButton>
      </form>
    </>
  )
}

export const Spinner = () => (
  <span className="size-4.5 animate-spin rounded-full border-[2.5px] border-current border-r-transparent motion-reduce:[animation-duration:2.4s]" />
)

const inputClass =
  'min-h-12.5 w-full rounded-md border-[1.5px] border-control-border bg-surface px-3.5 py-2 text-sm text-text hover:border-text-muted focus-visible:rounded-md'

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-xs font-semibold">
        {label}
      </label>
      {children(id)}
    </div>
  )
}

type PasswordInputProps = { id: string; ref: React.Ref<HTMLInputElement>; describedBy: string }

function PasswordInput({ id, ref, describedBy }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <span className="relative block">
      <input
        id={id}
        ref={ref}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        aria-describedby={describedBy}
        required
        className={`${inputClass} pr-13`}
      />
      <Button
        look="ghost"
        size="icon"
        aria-label={isShown ? 'Hide password' : 'Show password'}
        onClick={() => setIsShown(!isShown)}
        className="absolute top-[3px] right-1"
      >
        {isShown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
      </Button>
    </span>
  )
}
