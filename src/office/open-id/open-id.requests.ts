import { apiClient, contentOf } from '../../web/api-client.ts'
import { withRole } from '../accounts/current-user/auth.requests.ts'
import type { openIdSignInApi, ownOpenIdApi } from './open-id.api.ts'

const signIn = apiClient<typeof openIdSignInApi>('/api/auth/openid')
const own = apiClient<typeof ownOpenIdApi>('/api/account/openid')

/** Leaves the guide for the provider's own pages, which lead back to the sign-in. */
export const goToOpenId = async () => location.assign((await contentOf(signIn.index.$post())).url)

/** The same, to link the account of who is signed in. */
export const goToLinkOpenId = async (present: string) =>
  location.assign((await contentOf(own.index.$post({ json: { present } }))).url)

/** What came behind the `?` of the sign-in's address from the provider, if anything did; it answers once, so it is taken away. */
export function takeOpenIdAnswer(): string | undefined {
  const query = new URLSearchParams(location.search)
  if (!query.has('state') || !(query.has('code') || query.has('error'))) return undefined
  history.replaceState(history.state, '', location.pathname)
  return query.toString()
}

export async function finishOpenId(query: string) {
  const { isLinked, ...user } = await contentOf(signIn.finish.$post({ json: { query } }))
  return { isLinked, user: await withRole(user) }
}

export const getOwnOpenId = () => contentOf(own.index.$get())

export const unlinkOpenId = () => contentOf(own.index.$delete())
