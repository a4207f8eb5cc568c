import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Context, Provider } from 'oidc-provider'
import { onTestFinished } from 'vitest'

export type OidcService = {
  /** For the guide. */
  settings: { OIDC_ISSUER: string; OIDC_CLIENT_ID: string; OIDC_CLIENT_SECRET: string; OIDC_NAME: string }
  /** Who sits before it, as it calls them; undefined: somebody who turns back. */
  setPerson: (subject: string | undefined) => void
  /** As a browser that follows all redirects: what stands behind the ? of the address that it leads back to. */
  signIn: (url: string) => Promise<string>
}

/** A real OpenID Connect provider on this machine until the test is over, which lets in whoever sits before it. */
export async function oidcService(redirectUri: string): Promise<OidcService> {
  let person: string | undefined = 'subject-1'
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    const result =
      person === undefined
        ? { error: 'access_denied', error_description: 'Turned back' }
        : { login: { accountId: person, remember: false } }
    provider.interactionFinished(request, response, result).catch((error) => response.destroy(error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'guide', client_secret: 'a secret of the client', redirect_uris: [redirectUri] }],
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: Context, accountId: string) => ({ accountId, claims: () => ({ sub: accountId }) }),
    // Nobody is asked whether the guide may know who they are.
    loadExistingGrant: async ({ oidc }: Context) => {
      const grant = new provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      })
      grant.addOIDCScope('openid')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    settings: {
      ...{ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'guide', OIDC_CLIENT_SECRET: 'a secret of the client' },
      OIDC_NAME: 'Our Office',
    },
    setPerson: (subject) => {
      person = subject
    },
    signIn: async (url) => {
      const cookies = new Map<string, string>()
      let next = url
      for (let hops = 0; hops < 10 && !next.startsWith(redirectUri); hops++) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
        for (const set of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=')
          cookies.set(name, value)
        }
        const location = response.headers.get('location')
        if (!location) throw new Error(`${next}: ${response.status} ${await response.text()}`)
        next = new URL(location, next).href
      }
      return new URL(next).search.slice(1)
    },
  }
}
