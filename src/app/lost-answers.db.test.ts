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
