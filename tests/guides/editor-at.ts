/** For `startGuide`: with it the first start makes this admin. */
export const adminSettings = { ADMIN_USERNAME: 'marta', ADMIN_PASSWORD: 'a long password' }

const admin = { username: adminSettings.ADMIN_USERNAME, password: adminSettings.ADMIN_PASSWORD }

/** Calls of a running guide as its admin, or another account, makes them, by a script. */
export async function editorAt(url: string, account = admin) {
  const json = { 'Content-Type': 'application/json' }
  const login = await fetch(`${url}/api/auth/login`, {
    ...{ method: 'POST', headers: json, body: JSON.stringify(account) },
  })
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0]
  if (!login.ok || !cookie) throw new Error(`Nobody is signed in: ${login.status} ${await login.text()}`)
  const request = (method: string, path: string, body?: object, more: Record<string, string> = {}) =>
    fetch(`${url}${path}`, {
      ...{ method, headers: { ...json, cookie, ...more } },
      ...(body && { body: JSON.stringify(body) }),
    })
  const call = async (method: string, path: string, body?: object) => {
    const response = await request(method, path, body)
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
    return { status: response.status, body: (await response.json()) as any }
  }
  const [name = '', value = ''] = cookie.split('=')
  return { request, call, session: { name, value, url } }
}
