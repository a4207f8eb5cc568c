import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/test-database.ts'
import { testEditor } from '../../tests/test-editor.ts'

const graz = { name: 'Graz', country: 'Austria', lat: 47.0707, lng: 15.4395 }

test.for([
  ['/api/admin/cities', graz, { country: 'Österreich' }],
  ['/api/cities', { ...graz, slug: 'graz' }, { lat: 47.1 }],
  ['/api/admin/search-radius-options', { radiusKm: 25, displayName: 'An hour' }, { displayName: 'Near' }],
  ['/api/configs', { key: 'MAX', value: '12' }, { value: '13' }],
  ['/api/configs', { key: 'SOME_API_KEY', value: 'hush' }, { value: 'hush-hush' }],
] as const)(
  'who adds to %s what the same account added, since the answer was lost, is refused with what is there; nobody else is',
  async ([path, thing, other]) => {
    const db = await testDatabase()
    const parts = { settings: { APP_SECRET: 'a secret of sixteen letters' } }
    const { call, lastChange } = await testEditor(db, parts)
    const colleague = await testEditor(db, { ...parts, account: { username: 'ella' } })
    const added = (await call('POST', path, thing)).body
    const noted = await lastChange()
    const again = async (body: object, by = call) => {
      const answer = await by('POST', path, body)
      expect(answer).toMatchObject({ status: 409, body: { code: 'taken', issues: [{}] } })
      return answer.body.current
    }
    expect(await again(thing)).toEqual(added)
    expect(await again({ ...thing, ...other })).toBeUndefined()
    expect(await again(thing, colleague.call)).toBeUndefined()
    expect(await lastChange()).toEqual(noted)
    await db.execute(sql`update audit_log set at = now() - interval '25 hours'`)
    expect(await again(thing)).toBeUndefined()
  },
)

test('of a token, a webhook and an invitation that are sent again by one name, only the last one is there: no secret that nobody saw opens anything', async () => {
  const db = await testDatabase()
  const { call, request } = await testEditor(db)
  const colleague = await testEditor(db, { account: { username: 'ella' } })
  const attempt = '1-2-3-4'
  const thrice = async (path: string, body: object) => {
    const wish = { ...body, attempt }
    const lost = await Promise.all([call('POST', path, wish), call('POST', path, wish)])
    return [...lost, await call('POST', path, wish)].map((answer) => answer.body)
  }
  const isGood = async ({ token }: { token: string }) =>
    (await request('GET', '/api/admin/cities', undefined, { authorization: `Bearer ${token}` })).status ===
    200
  const tokens = '/api/admin/api-tokens'
  const theirs = (await colleague.call('POST', tokens, { name: 'Sheet', scope: 'read', attempt })).body
  const unnamed = (await call('POST', tokens, { name: 'Sheet', scope: 'read' })).body
  const made = await thrice(tokens, { name: 'Sheet', scope: 'read' })
  expect(await Promise.all([...made, theirs, unnamed].map(isGood))).toEqual([false, false, true, true, true])

  const webhooks = '/api/admin/webhooks'
  const url = 'https://hooks.example'
  const hooks = await thrice(webhooks, { url, topics: ['place'] })
  const listed = async () => (await call('GET', webhooks)).body.map(({ id }: { id: string }) => id)
  expect(await listed()).toEqual([hooks[2].id])
  for (let more = 1; more < 20; more++) await call('POST', webhooks, { url, topics: ['city'] })
  const { status, body } = await call('POST', webhooks, { url, topics: ['city'], attempt })
  expect([status, (await listed()).includes(body.id), (await listed()).length]).toEqual([200, true, 20])

  const invitations = '/api/admin/accounts/invitations'
  const other = (await colleague.call('POST', invitations, { name: 'Ada', role: 'editor', attempt })).body
  const invited = await thrice(invitations, { name: 'Ada', role: 'editor' })
  const read = async ({ token }: { token: string }) =>
    (await call('POST', '/api/invitations/read', { token })).status
  expect((await Promise.all([...invited, other].map(read))).toSorted()).toEqual([200, 200, 404, 404])
  expect(await read(invited[2])).toBe(200)
})
