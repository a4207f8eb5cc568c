import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { ApiError } from '../../web/api-client.ts'
import { login, serverMessage } from '../accounts/auth.requests.ts'
import { setCurrentUser } from '../accounts/current-user.ts'
import { leftAddress } from '../drafts/left-forms.ts'
import { addressAfterLogin } from './address-after-login.ts'
import { denied, type LoginFailure } from './login-alert.tsx'

/** Long enough to read that it went well. */
const redirectDelayMs = 100

/** `signIn` resolves to whether to try again; `failure` says why the last try was none. */
export function useLogin(next: string | undefined) {
  const [failure, setFailure] = useState<LoginFailure>()
  const { history } = useRouter()
  const goTo = (address: string) => address !== history.location.href && history.push(address)

  async function signIn(username: string, password: string): Promise<boolean> {
    const outcome = await login(username, password).catch(failureOf)
    if (!('isAdmin' in outcome)) return fail(outcome)
    if (!outcome.isAdmin) {
      setCurrentUser(outcome)
      return fail(denied)
    }
    setFailure(undefined)
    toast({ title: 'Login successful' })
    setTimeout(() => {
      setCurrentUser(outcome)
      goTo(addressAfterLogin(next ?? leftAddress()))
    }, redirectDelayMs)
    return false
  }

  function fail(reason: LoginFailure): true {
    setFailure(reason)
    toast({ title: reason.title, description: reason.text, variant: 'destructive' })
    return true
  }

  return { failure, signIn }
}

function failureOf(error: unknown): LoginFailure {
  const isClosed = error instanceof ApiError && error.status === 429
  const text = serverMessage(error) ?? 'Invalid credentials'
  return { kind: isClosed ? 'closed' : 'refused', title: 'Login failed', text }
}
