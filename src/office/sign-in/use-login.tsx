import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { ApiError } from '../../web/api-client.ts'
import { login, serverCode, serverMessage } from '../accounts/current-user/auth.requests.ts'
import { type CurrentUser, setCurrentUser } from '../accounts/current-user/current-user.ts'
import { leftAddress } from '../drafts/left-forms.ts'
import { finishOpenId, goToOpenId } from '../open-id/open-id.requests.ts'
import { passkeyTrouble, signInWithPasskey } from '../passkeys/passkeys.requests.ts'
import { addressAfterLogin } from './address-after-login.ts'
import { denied, type LoginFailure } from './login-alert.tsx'

/** Long enough to read that it went well. */
const redirectDelayMs = 100

type Typed = { username: string; password: string }

/**
 * `signIn` resolves to whether to try again; `failure` says why the last try was none. `asked`: whose password was right, but
 * whose sign-in takes a code too.
 */
export function useLogin(next: string | undefined) {
  const [failure, setFailure] = useState<LoginFailure>()
  const [asked, setAsked] = useState<Typed>()
  const { history } = useRouter()
  const goTo = (address: string) => address !== history.location.href && history.push(address)

  async function signIn(username: string, password: string, code?: string): Promise<boolean> {
    const outcome = await login(username, password, code).catch(failureOf)
    if (!('isCodeAsked' in outcome)) return enter(outcome)
    setFailure(undefined)
    setAsked({ username, password })
    return false
  }

  const signInByPasskey = async () => enter(await signInWithPasskey().catch(passkeyFailureOf))

  const leaveForOpenId = () => goToOpenId().catch((error) => void fail(refusalOf(error)))

  /** Back from the provider: signed in, or linked by who was signed in before. */
  async function comeFromOpenId(query: string) {
    const outcome = await finishOpenId(query).catch(refusalOf)
    if (!('user' in outcome)) return fail(outcome)
    if (!outcome.isLinked) return enter(outcome.user)
    setCurrentUser(outcome.user)
    toast({ title: 'Your account is linked' })
    return goTo('/admin/account')
  }

  function enter(outcome: Exclude<CurrentUser, null> | LoginFailure): boolean {
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

  function giveUp() {
    setAsked(undefined)
    setFailure(undefined)
  }

  return { failure, asked, signIn, signInByPasskey, leaveForOpenId, comeFromOpenId, giveUp }
}

function failureOf(error: unknown): LoginFailure | { isCodeAsked: true } {
  return serverCode(error) === 'code_needed' ? { isCodeAsked: true } : refusalOf(error)
}

function passkeyFailureOf(error: unknown): LoginFailure {
  const text = passkeyTrouble(error)
  return text ? { kind: 'closed', title: 'Login failed', text } : refusalOf(error)
}

function refusalOf(error: unknown): LoginFailure {
  const isClosed = error instanceof ApiError && error.status === 429
  const text = serverMessage(error) ?? 'Invalid credentials'
  return { kind: isClosed ? 'closed' : 'refused', title: 'Login failed', text }
}
