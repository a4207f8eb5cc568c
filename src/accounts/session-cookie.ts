const weekSeconds = 7 * 24 * 60 * 60

/** Over https the name itself makes browsers refuse the cookie from anyone but this very host. */
const nameOf = (isHttps: boolean) => (isHttps ? '__Host-session' : 'session')

/**
 * The session's token in a Cookie header. undefined when there is none, it is no token of ours, or the name comes twice:
 * the second was then planted by somebody else, and which is which cannot be told.
 */
export function readSessionCookie(header: string | undefined, isHttps: boolean): string | undefined {
  const name = nameOf(isHttps)
  const values = (header ?? '').split(';').flatMap((pair) => {
    const [key = '', ...value] = pair.split('=')
    // Only what the standard calls blank: trim() would also take the characters that forged names begin with.
    return key.replace(/^[ \t]+|[ \t]+$/g, '') === name
      ? [value.join('=').replace(/^[ \t]+|[ \t]+$/g, '')]
      : []
  })
  const [token] = values
  return values.length === 1 && token && /^[\w-]{43}$/.test(token) ? token : undefined
}

/** The Set-Cookie header that gives the browser its session; without a token, that takes it away. */
export function sessionCookie(token: string | undefined, isHttps: boolean): string {
  const age = token ? weekSeconds : 0
  return `${nameOf(isHttps)}=${token ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
}
