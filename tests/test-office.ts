import type { Database } from '../src/platform/database/database.ts'
import type { Settings } from '../src/platform/settings/settings.ts'
import { anAccount } from './factories.ts'
import { testApi } from './test-api.ts'
import { testDatabase } from './test-database.ts'

/** Marta's. */
export const password = 'a long password'

/** The API around a database with one admin, Marta, unless there is one already. */
export async function anOffice(settings: Partial<Settings> = {}, of?: Database) {
  const db = of ?? (await testDatabase())
  if (!of) await anAccount(db, { password })
  const { api } = testApi(db, undefined, {
    settings: { SITE_ORIGIN: 'https://guide.example', TRUST_PROXY: 0, ...settings },
  })
  const post = async (path: string, headers: Record<string, string>, body?: object) => {
    const sent = body ? JSON.stringify(body) : null
    const type: Record<string, string> = body ? { 'Content-Type': 'application/json' } : {}
    const response = await api.request(path, { method: 'POST', headers: { ...type, ...headers }, body: sent })
    const [cookie = '', device = ''] = response.headers.getSetCookie().map((set) => set.split(';')[0])
    const content = (await response.json()) as { isAdmin?: boolean; code?: string; message?: string }
    return { status: response.status, headers: response.headers, body: content, cookie, device }
  }
  type Extra = Record<string, string> | (Record<string, string | object> & { extra: object })
  return {
    db,
    api,
    login: (username: string, given: string, { extra, ...headers }: Extra = {}) =>
      post('/api/auth/login', headers as Record<string, string>, {
        username,
        password: given,
        ...(typeof extra === 'object' ? extra : {}),
      }),
    logout: (cookie: string) => post('/api/auth/logout', cookie ? { cookie } : {}),
    me: async (cookie: string) => {
      const response = await api.request('/api/auth/me', { headers: { cookie } })
      return [response.status, await response.json()] as const
    },
  }
}
