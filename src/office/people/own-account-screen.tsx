import { LogOut } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { offClass } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { momentText } from '../../ui/moment-text.ts'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { complaintAbout } from '../accounts/account/password.ts'
import { getOwnAccount } from '../accounts/own-account/own-account.requests.ts'
import { AdminScreen } from '../shell/admin-shell.tsx'
import { formErrors, sayFailure } from '../shell/failure.tsx'
import { LoadingOrFailed } from '../shell/loading-or-failed.tsx'
import { OpenIdPart } from './open-id-part.tsx'
import { Part } from './part.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { FormAlert, PasswordField } from './password-field.tsx'
import { changeOwnPassword, endOtherSessions } from './people.requests.ts'
import { roleMeanings, roleNames } from './role-words.ts'
import { TwoStepPart } from './two-step-part.tsx'
import { useRefusals } from './use-refusals.ts'

/** What everybody of the back office may know and change of their own account. */
export function OwnAccountScreen() {
  const { latest: account, hasFailed, reload } = useAnswer('', getOwnAccount)
  if (!account)
    return (
      <AdminScreen title="Your Account">
        <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
      </AdminScreen>
    )
  return (
    <AdminScreen title="Your Account">
      <div className="grid max-w-[640px] grid-cols-[minmax(0,1fr)] gap-5">
        {hasFailed && <LoadingOrFailed hasFailed onRetry={reload} />}
        <Part title="Who you are">
          <div className="@container">
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] @max-[14em]:grid-cols-1 gap-x-6 gap-y-1.5 text-sm [overflow-wrap:anywhere]">
              <dt className="text-text-muted">Username</dt>
              <dd>{account.username}</dd>
              <dt className="text-text-muted">Role</dt>
              <dd>
                {roleNames[account.role]}. {roleMeanings[account.role]}
              </dd>
            </dl>
          </div>
        </Part>
        <Part title="Password">
          {account.wrongCodes && <WrongCodes {...account.wrongCodes} />}
          <PasswordForm username={account.username} onChanged={reload} />
        </Part>
        <Part title="Two-step codes">
          <TwoStepPart
            isOn={account.twoStep}
            recoveryCodesLeft={account.recoveryCodesLeft}
            onChanged={reload}
          />
        </Part>
        <Part title="Passkeys">
          <PasskeysPart />
        </Part>
        <OpenIdPart />
        <Part title="Where you are signed in">
          <OtherSessions count={account.otherSessions} onEnded={reload} />
        </Part>
      </div>
    </AdminScreen>
  )
}

/** Somebody else may know the password of who looks at it. */
const WrongCodes = ({ count, since }: { count: number; since: string }) => (
  <p className="rounded-[14px] bg-danger-soft p-3.5 text-sm text-on-danger-soft">
    {count === 1 ? 'A wrong code' : `${count} wrong codes`} came after your right password, the first{' '}
    {momentText(since)}. {count === 1 ? 'Was it' : 'Were they'} not yours? Then somebody knows your password:
    change it.
  </p>
)

function PasswordForm({ username, onChanged }: { username: string; onChanged: () => void }) {
  const [isBusy, setIsBusy] = useState(false)
  const { form, wrong, refuse, accept } = useRefusals()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const fields = new FormData(event.currentTarget)
    const [present, password] = [String(fields.get('present')), String(fields.get('password'))]
    const complaint = complaintAbout(password)
    if (present === '') return refuse({ present: 'Your present password is needed.' })
    if (complaint) return refuse({ password: complaint })
    setIsBusy(true)
    try {
      await changeOwnPassword(present, password)
      accept()
      form.current?.reset()
      toast({ title: 'Password changed', description: 'You are signed out everywhere else.' })
      onChanged()
    } catch (error) {
      refuse(formErrors(error))
    }
    setIsBusy(false)
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <FormAlert>{wrong.all}</FormAlert>
      {/* What keeps passwords asks whose it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField label="Present password" name="present" error={wrong.present} />
      <PasswordField label="New password" name="password" isNew error={wrong.password} />
      <Button type="submit" aria-disabled={isBusy} className="justify-self-start">
        Change password
      </Button>
    </form>
  )
}

function OtherSessions({ count, onEnded }: { count: number; onEnded: () => void }) {
  const end = () =>
    endOtherSessions()
      .then(
        () => void toast({ title: 'You are signed out everywhere else' }),
        (error) => sayFailure('You could not be signed out elsewhere', error),
      )
      .then(onEnded)
  return (
    <>
      <p role="status" className="text-sm text-text-muted">
        {count === 0 ? 'Here alone.' : `Here, and at ${count} other ${count === 1 ? 'browser' : 'browsers'}.`}
      </p>
      <Button
        look="outline"
        aria-disabled={count === 0}
        onClick={() => count > 0 && void end()}
        className={`justify-self-start ${offClass}`}
      >
        <LogOut className="size-4.5" />
        Sign out everywhere else
      </Button>
    </>
  )
}
