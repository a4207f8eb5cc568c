import { readToken, setToken, type TokenCookie } from '../accounts/sessions/token-cookie.ts'

// As long as the challenge is kept.
const openId: TokenCookie = { name: 'openid', maxAgeSeconds: 600 }

/** The state that this browser was sent to the provider with: an answer that somebody else asked for is none for it. */
export const readOpenIdCookie = (header: string | undefined, isHttps: boolean) =>
  readToken(header, openId, isHttps)

export const openIdCookie = (state: string | undefined, isHttps: boolean) => setToken(state, openId, isHttps)
