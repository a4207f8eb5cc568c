import { type SubmitEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { orNull } from '../../web/api-client.ts'
import { complaintAbout } from '../accounts/account/password.ts'
import type { Role } from '../accounts/account/role.ts'
import { formErrors } from '../shell/failure.tsx'
import { LoadingOrFailed } from '../shell/loading-or-failed.tsx'
import { SignInFrame } from '../sign-in/sign-in-frame.tsx'
import { useLogin } from '../sign-in/use-login.tsx'
import { FormAlert, PasswordField } from './password-field.tsx'
import { acceptInvitation, readInvitation } from './people.requests.ts'
import { roleMeanings, roleNames } from './role-words.ts'
import { useRefusals } from './use-refusals.ts'

/** Where the link of an invitation leads. Its token stands behind the #, which no server sees. */
export function JoinScreen({ siteName }: { siteName: string }) {
  const [token] = useState(() => location.hash.slice(1))
  const { content, hasFailed, reload } = useAnswer(token, () => orNull(readInvitation(token)))
  return (
    <SignInFrame siteName={siteName} title="Invitation" heading="Welcome">
      {content && <JoinForm token={token} {...content} />}
      {content === null && (
        <p role="alert" className="text-text-muted">
          This invitation was used already, was withdrawn or has expired. Please ask for a new one.
        </p>
      )}
      {content === undefined && <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />}
    </SignInFrame>
  )
}

function JoinForm({ token, name, role }: { token: string; name: string; role: Role }) {
  const [isBusy, setIsBusy] = useState(false)
  const { form, wrong, refuse, accept } = useRefusals()
  const { failure, signIn } = useLogin('/admin')
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const fields = new FormData(event.currentTarget)
    const [username, password] = [String(fields.get('username')).trim(), String(fields.get('password'))]
    const complaint = complaintAbout(password)
    if (username === '') return refuse({ username: 'Choose a name to log in with.' })
    if (complaint) return refuse({ password: complaint })
    setIsBusy(true)
    try {
      await acceptInvitation(token, username, password)
      accept()
      await signIn(username, password)
    } catch (error) {
      refuse(formErrors(error))
    }
    setIsBusy(false)
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4.5">
      <p className="text-text-muted [overflow-wrap:anywhere]">
        {name}, you are invited to work on this guide. Your role: {roleNames[role]}. {roleMeanings[role]}
      </p>
      <FormAlert>{wrong.all ?? failure?.text}</FormAlert>
      <Field label="Username" error={wrong.username}>
        {(control) => (
          <input
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            className={inputClass}
          />
        )}
      </Field>
      <PasswordField label="Password" name="password" isNew error={wrong.password} />
      <Button type="submit" size="lg" aria-disabled={isBusy} className="w-full">
        Make my account
      </Button>
    </form>
  )
}
