import { desc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAccount } from '../../../tests/factories.ts'
import { localService } from '../../../tests/services/local-service.ts'
import { oidcService } from '../../../tests/services/oidc-service.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase, testEngine } from '../../../tests/test-database.ts'
import { waiting, whileLocked } from '../../../tests/while-locked.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { auditLog } from '../accounts/audit-log/audit-log.table.ts'
import { beginSession } from '../accounts/sessions/session.queries.ts'
import { sessions } from '../accounts/sessions/session.table.ts'
import { openIdLinks } from '../accounts/signing-in/open-id-link.table.ts'
import { changePassword } from '../accounts/signing-in/user.queries.ts'

const { kind } = await testEngine()
// All connections of the embedded database take turns, transaction by transaction.
const onPostgresql = test.skipIf(kind === 'embedded')

const password = 'a long password'
const origin = 'https://guide.example'

test('without the settings there is no provider, and nothing to sign in with', async () => {
  const { browser } = await aGuide({})
  const post = browser()
  expect((await post('POST', '/api/auth/ways')).body).toEqual({ passkeys: false, openId: null })
  expect((await post('POST', '/api/auth/openid')).status).toBe(404)
  expect((await post('POST', '/api/auth/openid/finish', { query: 'code=1&state=2' })).status).toBe(404)
})

test('who linked their account signs in by the provider, in a session of the guide, and a stranger does not', async () => {
  const { service, db, link, signIn, browser, userId } = await aLinkedGuide()
  expect((await browser()('POST', '/api/auth/ways')).body).toEqual({ passkeys: false, openId: 'Our Office' })
  expect((await link()).body).toEqual({ isAdmin: true, account: userId, isLinked: true })
  const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(entry).toMatchObject({ entityId: userId, after: { openIdLinked: service.settings.OIDC_ISSUER } })
  const ask = browser()
  const signedIn = await signIn(ask)
  expect([signedIn.status, signedIn.body]).toEqual([200, { isAdmin: true, account: userId, isLinked: false }])
  expect((await ask('GET', '/api/auth/me')).status).toBe(200)
  expect((await ask('GET', '/api/account/openid')).body).toEqual({ name: 'Our Office', isLinked: true })
  service.setPerson('somebody else')
  const stranger = await signIn(browser())
  expect([stranger.status, stranger.body.code]).toEqual([422, 'openid_unknown'])
})

test('an answer counts once, soon, and in the browser alone that asked for it', async () => {
  const { service, db, link, browser } = await aLinkedGuide()
  await link()
  const [ask, other] = [browser(), browser()]
  const { body } = await ask('POST', '/api/auth/openid')
  const asked = new URL(body.url).searchParams
  expect(asked.get('code_challenge_method')).toBe('S256')
  expect([asked.get('nonce'), asked.get('state')].map((text) => text?.length)).toEqual([43, 43])
  expect(asked.get('redirect_uri')).toBe(`${origin}/admin/login`)
  const query = await service.signIn(body.url)
  await other('POST', '/api/auth/openid')
  expect((await other('POST', '/api/auth/openid/finish', { query })).body.code).toBe('openid_over')
  expect((await ask('POST', '/api/auth/openid/finish', { query })).status).toBe(200)
  expect((await ask('POST', '/api/auth/openid/finish', { query })).body.code).toBe('openid_over')
  const late = await service.signIn((await ask('POST', '/api/auth/openid')).body.url)
  await db.execute(sql`update sign_in_challenges set expires_at = now()`)
  expect((await ask('POST', '/api/auth/openid/finish', { query: late })).body.code).toBe('openid_over')
})

test('a code or nonce of another sign-in is not taken', async () => {
  const { service, db, link, browser } = await aLinkedGuide()
  await link()
  const finishWith = async (change: (query: URLSearchParams) => void) => {
    const ask = browser()
    const query = new URLSearchParams(await service.signIn((await ask('POST', '/api/auth/openid')).body.url))
    change(query)
    return ask('POST', '/api/auth/openid/finish', { query: query.toString() })
  }
  const theirs = await service.signIn((await browser()('POST', '/api/auth/openid')).body.url)
  const injected = await finishWith((query) =>
    query.set('code', new URLSearchParams(theirs).get('code') ?? ''),
  )
  expect([injected.status, injected.body.code]).toEqual([422, 'openid_refused'])
  expect((await finishWith((query) => query.set('iss', 'https://evil.example'))).status).toBe(422)
  const ask = browser()
  const query = await service.signIn((await ask('POST', '/api/auth/openid')).body.url)
  await db.execute(sql`update sign_in_challenges set data = jsonb_set(data, '{nonce}', '"another"')`)
  expect((await ask('POST', '/api/auth/openid/finish', { query })).body).toMatchObject({
    code: 'openid_unreadable',
    message: expect.stringContaining('"nonce"'),
  })
})

test('what the provider refuses, and that it cannot be reached, is said in a sentence', async () => {
  const { service, signIn, browser } = await aLinkedGuide()
  service.setPerson(undefined)
  expect((await signIn(browser())).body).toMatchObject({
    code: 'openid_refused',
    message: 'Our Office did not let you in, or you turned back.',
  })
  const mistyped = await aGuide({ ...service.settings, OIDC_CLIENT_SECRET: 'another' })
  service.setPerson('subject-1')
  expect((await signIn(mistyped.browser())).body).toMatchObject({
    code: 'openid_refused',
    message: expect.stringMatching(/ invalid_client\. .* OIDC_CLIENT_ID and OIDC_CLIENT_SECRET\.$/),
  })
  const ill = await localService(() => ({ status: 503, body: '{}' }))
  const unwell = await aGuide({ ...service.settings, OIDC_ISSUER: ill.url })
  const unanswered = await unwell.browser()('POST', '/api/auth/openid')
  expect([unanswered.status, unanswered.body.message]).toEqual([502, 'Our Office answered with status 503'])
  const away = await aGuide({ ...service.settings, OIDC_ISSUER: 'http://127.0.0.1:9' })
  const { status, body } = await away.browser()('POST', '/api/auth/openid')
  expect([status, body.message]).toEqual([502, expect.stringMatching(/^Our Office cannot be reached/)])
})

test('linking takes the password and stays with who began it; a provider’s account signs in one alone', async () => {
  const { db, service, link, own, browser, signIn, userId } = await aLinkedGuide()
  const wrong = await own('POST', '/api/account/openid', { present: 'wrong' })
  expect([wrong.status, wrong.body.issues[0].path]).toEqual([422, 'present'])
  const jonas = await anAccount(db, { username: 'jonas', password })
  const theirs = browser(await beginSession(db, jonas.id, undefined))
  expect((await link()).status).toBe(200)
  expect((await link(theirs)).status).toBe(409)
  expect((await theirs('GET', '/api/account/openid')).body.isLinked).toBe(false)
  const begun = await service.signIn(
    (await own('POST', '/api/account/openid', { present: password })).body.url,
  )
  await db.execute(sql`delete from sessions where user_id = ${userId}`)
  expect((await own('POST', '/api/auth/openid/finish', { query: begun })).body.code).toBe('openid_over')
  const people = (await theirs('GET', '/api/admin/accounts')).body.accounts
  expect(people.map((one: { isLinked: boolean }) => one.isLinked)).toEqual([false, true])
  await theirs('POST', `/api/admin/accounts/${userId}/reset-sign-in`)
  expect((await signIn(browser())).body.code).toBe('openid_unknown')
  expect((await link(theirs)).status).toBe(200)
  expect((await theirs('DELETE', '/api/account/openid')).status).toBe(200)
  expect((await signIn(browser())).body.code).toBe('openid_unknown')
})

onPostgresql('a link that is made while the password alone is left is not made', async () => {
  const { db, startLink, userId } = await aLinkedGuide()
  const finish = await startLink()
  // There the reset has taken the link already.
  const history = sql`lock table audit_log in share row exclusive mode`
  const [reset, linked] = await whileLocked(db, history, async () => {
    const reset = changePassword(db, 'marta', 'another', { isAlone: true })
    await waiting(db, 1)
    const linked = finish()
    await waiting(db, 2)
    return [reset, linked] as const
  })
  const { status, body } = await linked
  expect([await reset, status, body.code]).toEqual([true, 422, 'openid_over'])
  expect(await db.$count(openIdLinks, eq(openIdLinks.userId, userId))).toBe(0)
})

onPostgresql('a link that is removed at that moment signs nobody in', async () => {
  const { db, link, signIn, browser } = await aLinkedGuide()
  await link()
  const [asked] = await whileLocked(db, sql`delete from open_id_links`, async () => {
    const answer = signIn(browser())
    await waiting(db, 1)
    return [answer] as const
  })
  const { status, body } = await asked
  expect([status, body.code]).toEqual([422, 'openid_unknown'])
})

onPostgresql('who signs in by the provider while the password alone is left stays outside', async () => {
  const { db, link, signIn, browser } = await aLinkedGuide()
  await link()
  const [reset, asked] = await whileLocked(db, sql`select from users for update`, async () => {
    const reset = changePassword(db, 'marta', 'another', { isAlone: true })
    await waiting(db, 1)
    // There it is once the link was found.
    const asked = signIn(browser())
    await waiting(db, 2)
    return [reset, asked] as const
  })
  expect([await reset, (await asked).status]).toEqual([true, 401])
  expect(await db.$count(sessions)).toBe(0)
})

async function aLinkedGuide() {
  const service = await oidcService(`${origin}/admin/login`)
  const guide = await aGuide(service.settings)
  const { id: userId } = await anAccount(guide.db, { username: 'marta', password })
  const own = guide.browser(await beginSession(guide.db, userId, undefined))
  const startLink = async (ask = own) => {
    const { body } = await ask('POST', '/api/account/openid', { present: password })
    const query = await service.signIn(body.url)
    return () => ask('POST', '/api/auth/openid/finish', { query })
  }
  const link = async (ask = own) => (await startLink(ask))()
  const signIn = async (ask: typeof own) => {
    const { body } = await ask('POST', '/api/auth/openid')
    return ask('POST', '/api/auth/openid/finish', { query: await service.signIn(body.url) })
  }
  return { ...guide, service, userId, own, startLink, link, signIn }
}

async function aGuide(settings: Partial<Settings>, of?: Database) {
  const db = of ?? (await testDatabase())
  const { api } = testApi(db, undefined, { settings })
  /** Keeps the cookies that it is given, as long as the test. */
  const browser = (session?: string) => {
    const cookies = new Map(session ? [['__Host-session', session]] : [])
    return async (method: string, path: string, body?: object) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { cookie, origin, 'Content-Type': 'application/json' }
      const answer = await api.request(path, {
        ...{ method, headers, body: body ? JSON.stringify(body) : null },
      })
      for (const set of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=')
        cookies.set(name, value)
      }
      // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
      return { status: answer.status, body: (await answer.json()) as any }
    }
  }
  return { db, browser }
}
