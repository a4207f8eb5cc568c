import type { Configuration } from 'openid-client'
import { fetchAsTold } from '../../outgoing/fetch-as-told.provider.ts'
import { ProviderError } from '../../outgoing/provider-error.ts'
import { Problem } from '../../platform/calls/problem.ts'
import type { Settings } from '../../platform/settings/settings.ts'

/** What somebody is sent to the provider with, and comes back for. */
export type OpenIdRequest = { state: string; nonce: string; verifier: string }

/** Ten seconds: somebody waits. A megabyte: keys and claims have some kilobytes. */
const bounds = { timeoutMs: 10_000, maxBytes: 1_000_000 }
const knownForMs = 3_600_000

// Read when it is first needed: a start waits for nothing that few use.
const library = () => import('openid-client')

export type OpenIdProvider = ReturnType<typeof openIdProvider>

type Client = { issuer: string; clientId: string; secret: string }

/** The provider that the settings name; undefined where they name none. */
export function openIdProvider(settings: Settings, siteOrigin: string) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret } = settings
  if (!issuer || !clientId || !secret) return undefined
  const name = settings.OIDC_NAME
  const client = { issuer, clientId, secret }
  const redirectUri = `${siteOrigin}/admin/login`
  let known: { configuration: Promise<Configuration>; untilMs: number } | undefined

  /** What the provider says of itself, asked once an hour; a failure is not kept. */
  function configured(): Promise<Configuration> {
    if (known && known.untilMs > Date.now()) return known.configuration
    const configuration = discover(settings, client)
    known = { configuration, untilMs: Date.now() + knownForMs }
    configuration.catch(() => {
      known = undefined
    })
    return configuration
  }

  return {
    name,
    issuer,
    /** Where the browser goes. @throws Problem 502 */
    start: async ({ state, nonce, verifier }: OpenIdRequest): Promise<string> => {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
      const configuration = await configured().catch((error) => cannotStart(error, name))
      return buildAuthorizationUrl(configuration, {
        ...{ redirect_uri: redirectUri, scope: 'openid', state, nonce },
        ...{ code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
      }).href
    },
    /** Who it is, as the provider calls them. @throws Problem 502, or 422 where the provider or its answer says no */
    finish: async (query: string, { state, nonce, verifier }: OpenIdRequest) => {
      const { authorizationCodeGrant } = await library()
      try {
        const tokens = await authorizationCodeGrant(await configured(), new URL(`${redirectUri}?${query}`), {
          ...{
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          },
        })
        const claims = tokens.claims()
        if (!claims) throw new Error('The answer has no claims')
        return { issuer, subject: claims.sub }
      } catch (error) {
        return refuse(error, name)
      }
    },
  }
}

async function discover(settings: Settings, { issuer, clientId, secret }: Client): Promise<Configuration> {
  const client = await library()
  const ask = fetchAsTold(
    { settings },
    { name: 'open-id', ...bounds, baseUrl: new URL(issuer).origin, otherHosts: 'any' },
  )
  // The settings take http for this machine alone.
  const insecure = issuer.startsWith('http:') ? [client.allowInsecureRequests] : []
  const found = await client.discovery(new URL(issuer), clientId, secret, undefined, {
    ...{ execute: insecure, [client.customFetch]: ask },
  })
  const { token_endpoint_auth_methods_supported: methods } = found.serverMetadata()
  const isPost = methods !== undefined && !methods.includes('client_secret_basic')
  const authentication = isPost ? client.ClientSecretPost(secret) : client.ClientSecretBasic(secret)
  const configuration = new client.Configuration(found.serverMetadata(), clientId, secret, authentication)
  configuration[client.customFetch] = ask
  for (const set of [...insecure, client.enableNonRepudiationChecks]) set(configuration)
  return configuration
}

/** Why nobody can be sent there, as a sentence for who waits. */
function cannotStart(error: unknown, name: string): never {
  const why = troubleOf(error) ?? `says of itself what cannot be used: ${messageOf(error)}`
  throw new Problem(502, 'openid_unavailable', `${name} ${why}`)
}

/** Why somebody who came back is not who they say. */
function refuse(error: unknown, name: string): never {
  const trouble = troubleOf(error)
  if (trouble) throw new Problem(502, 'openid_unavailable', `${name} ${trouble}`)
  if (error instanceof Error && 'error' in error && typeof error.error === 'string') {
    if (error.error === 'access_denied')
      throw new Problem(422, 'openid_refused', `${name} did not let you in, or you turned back.`)
    const word = error.error.replace(/[^\w.-]/g, '').slice(0, 60)
    const hint = word.endsWith('_client')
      ? ' It knows the guide by other settings than OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.'
      : ''
    throw new Problem(422, 'openid_refused', `${name} answered with an error: ${word}.${hint}`)
  }
  throw new Problem(422, 'openid_unreadable', `What ${name} answered cannot be trusted: ${messageOf(error)}`)
}

/** Why there was no answer at all; the library puts its own errors around ours. */
function troubleOf(error: unknown): string | undefined {
  if (error instanceof ProviderError) return error.message
  if (error instanceof Response && !error.ok) return `answered with status ${error.status}`
  return error instanceof Error ? troubleOf(error.cause) : undefined
}

/** The innermost: the outer ones do not say which claim is wrong, nor whether a clock is. */
const messageOf = (error: unknown): string => {
  if (error instanceof Error && error.cause instanceof Error) return messageOf(error.cause)
  return (error instanceof Error ? error.message : String(error)).slice(0, 200)
}
