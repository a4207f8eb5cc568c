/** A cookie of the API's own that holds 256 random bits. */
export type TokenCookie = { name: string; maxAgeSeconds: number }

/** Over https the name itself makes browsers refuse the cookie from anyone but this very host. */
const nameOf = ({ name }: TokenCookie, isHttps: boolean) => (isHttps ? `__Host-${name}` : name)

/**
 * The token in a Cookie header. undefined when there is none, it is no token of ours, or the name comes twice: the second
 * was then planted by somebody else, and which is which cannot be told.
 */
export function readToken(
  header: string | undefined,
  cookie: TokenCookie,
  isHttps: boolean,
): string | undefined {
  const name = nameOf(cookie, isHttps)
  const values = (header ?? '').split(';').flatMap((pair) => {
    const [key = '', ...value] = pair.split('=')
    return withoutBlanks(key) === name ? [withoutBlanks(value.join('='))] : []
  })
  const [token] = values
  return values.length === 1 && token && /^[\w-]{43}$/.test(token) ? token : undefined
}

// Only what the standard calls blank: trim() would also take the characters that forged names begin with. Blanks that stand inside are
// looked at once: anybody may send thousands of them with any call.
const withoutBlanks = (text: string) => text.replace(/^[ \t]+|(?<![ \t])[ \t]+$/g, '')

/** The Set-Cookie header that gives the browser its token; without one, that takes the cookie away. */
export function setToken(token: string | undefined, cookie: TokenCookie, isHttps: boolean): string {
  const age = token ? cookie.maxAgeSeconds : 0
  const secure = isHttps ? '; Secure' : ''
  return `${nameOf(cookie, isHttps)}=${token ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}
