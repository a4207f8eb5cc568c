import { apiClient, contentOf } from '../../web/api-client.ts'
import { withRole } from '../accounts/current-user/auth.requests.ts'
import type { ownPasskeysApi } from './own-passkeys.api.ts'
import type { passkeySignInApi } from './passkey-sign-in.api.ts'
import type { signInWaysApi } from './sign-in-ways.api.ts'

const own = apiClient<typeof ownPasskeysApi>('/api/account/passkeys')
const signIn = apiClient<typeof passkeySignInApi>('/api/auth/passkey')
const ways = apiClient<typeof signInWaysApi>('/api/auth/ways')

/** Whether this browser knows what a passkey is. */
export const canUsePasskeys = () => 'PublicKeyCredential' in globalThis

export const getSignInWays = () => contentOf(ways.index.$post())

export const getPasskeys = () => contentOf(own.index.$get())

/** @throws ApiError; DOMException where the browser made none */
export async function addPasskey(name: string, present: string) {
  const optionsJSON = await contentOf(own.options.$post({ json: { present } }))
  const { startRegistration } = await import('@simplewebauthn/browser')
  const passkey = await startRegistration({ optionsJSON })
  return contentOf(own.index.$post({ json: { name, passkey } }))
}

export const removePasskey = (id: string) => contentOf(own[':id'].$delete({ param: { id } }))

/** @throws ApiError; DOMException where the browser gave none */
export async function signInWithPasskey() {
  const optionsJSON = await contentOf(signIn.options.$post())
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { response, ...passkey } = await startAuthentication({ optionsJSON })
  const { userHandle = '' } = response
  return withRole(
    await contentOf(
      signIn.index.$post({ json: { passkey: { ...passkey, response: { ...response, userHandle } } } }),
    ),
  )
}

/** Why the browser itself came back without a passkey; undefined of any other error. */
export function passkeyTrouble(error: unknown): string | undefined {
  if (!(error instanceof Error) || !(error.name in troubles)) return undefined
  return troubles[error.name]
}

const troubles: Record<string, string> = {
  NotAllowedError: 'No passkey was chosen.',
  AbortError: 'No passkey was chosen.',
  InvalidStateError: 'This device has a passkey of yours already.',
  SecurityError: 'Passkeys work at the guide’s own address only, and by https.',
  NotSupportedError: 'This device cannot keep passkeys.',
  ConstraintError: 'This device cannot ask for your finger, face or PIN.',
}
