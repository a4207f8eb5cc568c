import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { pageContent } from '../../site/page-content/page-content.table.ts'

const path = '/api/page-content/about'
const historyPath = '/api/admin/page-content/about/history'

test('each change of a text says who made it, what stood there before and what after, the newest first', async () => {
  const { call, write } = await anAboutPage()
  await write({ content: '**b**', contentType: 'markdown' })
  await write({ content: 'c' })
  const { body } = await call('GET', historyPath)
  expect(body).toMatchObject({
    hasMore: false,
    changes: [
      {
        ...{ sectionKey: 'description', token: null, username: expect.any(String) },
        before: { content: '**b**', contentType: 'markdown' },
        after: { content: 'c', contentType: 'markdown' },
      },
      {
        before: { content: 'a', contentType: 'textarea' },
        after: { content: '**b**', contentType: 'markdown' },
      },
    ],
  })
})

test('what stood before a change is written again, as a change of its own that can be undone the same way', async () => {
  const { call, write } = await anAboutPage()
  await write({ content: '**b**', contentType: 'markdown' })
  for (const expected of ['a', '**b**']) {
    const [{ before }] = (await call('GET', historyPath)).body.changes
    const { status, body } = await write(before)
    expect([status, body[0].content, body[0].contentType]).toEqual([200, before.content, before.contentType])
    expect(before.content).toBe(expected)
  }
  expect((await call('GET', historyPath)).body.changes).toHaveLength(3)
})

test('changes from before texts could be formatted are of plain ones, and what else was noted is left out', async () => {
  const { db, call, sectionId, write } = await anAboutPage()
  const entry = { action: 'update', entity: 'page_content', entityId: String(sectionId) } as const
  await db.insert(auditLog).values([
    { ...entry, before: { sectionKey: 'description', content: '0' }, after: { content: 'a' } },
    { ...entry, before: { is_active: true }, after: { is_active: false } },
  ])
  await write({ content: 'b', contentType: 'markdown' })
  const { changes } = (await call('GET', historyPath)).body
  expect(changes).toHaveLength(2)
  expect(changes[1]).toMatchObject({ username: null, before: { content: '0', contentType: 'textarea' } })
})

test('twenty changes are shown, and those before them as they are asked for; other pages have none of them', async () => {
  const { call, write } = await anAboutPage()
  for (let turn = 1; turn <= 21; turn++) await write({ content: `text ${turn}` })
  const { changes, hasMore } = (await call('GET', historyPath)).body
  expect([changes.length, hasMore]).toEqual([20, true])
  const older = (await call('GET', `${historyPath}?before=${changes.at(-1).id}`)).body
  expect([older.changes.length, older.hasMore, older.changes[0].before.content]).toEqual([1, false, 'a'])
  expect((await call('GET', '/api/admin/page-content/cookie-policy/history')).body.changes).toEqual([])
  expect((await call('GET', '/api/admin/page-content/home/history')).status).toBe(404)
  expect((await call('GET', `${historyPath}?before=x`)).status).toBe(400)
})

async function anAboutPage() {
  const db = await testDatabase()
  const [row] = await db
    .insert(pageContent)
    .values({ pageKey: 'about', sectionKey: 'description', content: 'a', contentType: 'textarea' })
    .returning()
  const editor = await testEditor(db)
  const write = (change: object) => editor.call('PUT', path, { updates: { description: change } })
  return { db, sectionId: row?.id, write, ...editor }
}
