import { expect, test } from 'vitest'
import { anAccount } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { beginSession } from '../../office/accounts/sessions/session.queries.ts'

test('who edits places may also do so by a file; who only looks may not', async () => {
  const file = 'name,lat,lng\nZoo,48.2,16.4\n'
  expect(await (await anEditor()).send(file, { apply: 'true' })).toMatchObject({ added: 1 })
  expect(await (await anEditor('viewer')).send(file)).toMatchObject({ code: 'role_too_low' })
})

async function anEditor(role: 'viewer' | 'editor' = 'editor') {
  const db = await testDatabase()
  const { id } = await anAccount(db, { role })
  const cookie = `__Host-session=${await beginSession(db, id, undefined)}`
  const { api } = testApi(db)
  const send = async (text: string, texts: Record<string, string> = {}) => {
    const body = new FormData()
    body.append('file', new File([text], 'places.csv'))
    for (const [name, value] of Object.entries(texts)) body.append(name, value)
    const headers = { cookie, origin: 'https://guide.example' }
    const request = new Request('https://guide.example/api/admin/places/import', {
      method: 'POST',
      headers,
      body,
    })
    const response = await api.request(request)
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
    return (await response.json()) as any
  }
  return { send }
}
