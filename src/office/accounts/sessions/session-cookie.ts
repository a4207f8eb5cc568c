import { hashOfToken } from '../account/random-token.ts'
import { readToken, setToken, type TokenCookie } from './token-cookie.ts'

const session: TokenCookie = { name: 'session', maxAgeSeconds: 7 * 24 * 60 * 60 }

export const readSessionCookie = (header: string | undefined, isHttps: boolean) =>
  readToken(header, session, isHttps)

/** Of the session that makes a call, as it is stored. */
export const ownSessionHash = (header: string | undefined, isHttps: boolean): string =>
  hashOfToken(readSessionCookie(header, isHttps) ?? '')

/** Without a token, the header that takes the session away. */
export const sessionCookie = (token: string | undefined, isHttps: boolean) =>
  setToken(token, session, isHttps)
