import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import type { Database } from '../../platform/database/database.ts'
import { pageContent } from './page-content.table.ts'

const path = '/api/page-content/about'
const adminPath = '/api/admin/page-content/about'

test('an editor writes a section, visitors read it, and the change is noted', async () => {
  const { call, publicJson, lastChange, userId } = await anAboutPage()
  const updates = { description: { content: 'Days out <b>with</b> children' } }
  const { status, body } = await call('PUT', path, { updates })
  expect(status).toBe(200)
  expect(body.map(({ content }: { content: string }) => content)).toEqual([
    'The guide',
    'Days out <b>with</b> children',
    'Write to us',
  ])
  expect((await publicJson(path))[1].content).toBe('Days out <b>with</b> children')
  expect(await lastChange()).toMatchObject({
    ...{ userId, action: 'update', entity: 'page_content' },
    before: { sectionKey: 'description', content: 'Days out' },
    after: { sectionKey: 'description', content: 'Days out <b>with</b> children' },
  })
})

test('sections that are not sent stay untouched', async () => {
  const { call } = await anAboutPage()
  const [title] = (await call('GET', adminPath)).body
  await call('PUT', path, { updates: { description: { content: 'New' } } })
  expect((await call('GET', adminPath)).body[0]).toEqual(title)
})

test('visitors see neither inactive sections nor what only editors need', async () => {
  const { db, call, publicJson } = await anAboutPage()
  await db
    .insert(pageContent)
    .values({ pageKey: 'about', sectionKey: 'hidden', content: 'x', isActive: false })
  expect(Object.keys((await publicJson(path))[0])).toEqual([
    ...['sectionKey', 'content', 'contentType', 'displayOrder'],
  ])
  expect(await publicJson(path)).toHaveLength(3)
  expect((await call('GET', adminPath)).body).toHaveLength(4)
})

test('of two editors the second is shown what the first wrote, and nothing of the second is kept', async () => {
  const { call } = await anAboutPage()
  const [title, description] = (await call('GET', adminPath)).body
  const edit = (content: string) => ({
    updates: {
      site_name: { content: 'Another name', updatedAt: title.updatedAt },
      description: { content, updatedAt: description.updatedAt },
    },
  })
  await call('PUT', path, { updates: { description: { content: 'First' } } })
  const { status, body } = await call('PUT', path, edit('Second'))
  expect([status, body.code]).toEqual([409, 'stale'])
  expect(body.current.map(({ content }: { content: string }) => content)).toEqual([
    'The guide',
    'First',
    'Write to us',
  ])
  expect((await call('GET', adminPath)).body).toEqual(body.current)
})

test('a formatted section is read as what is shown of it, where HTML is text; plain ones are read as ever', async () => {
  const { call, publicJson, lastChange } = await anAboutPage()
  const content = '## Why\n\n<script>x</script> [us](/about) [bad](javascript:x)'
  const updates = { contact_info: { content, contentType: 'markdown' } }
  const { status, body } = await call('PUT', path, { updates })
  expect([status, body[2].content, body[2].contentType]).toEqual([200, content, 'markdown'])
  const [title, , contact] = await publicJson(path)
  expect(title).not.toHaveProperty('blocks')
  expect(contact).toMatchObject({ content, contentType: 'markdown' })
  expect(contact.blocks).toEqual([
    { kind: 'heading', rank: 1, runs: [{ text: 'Why' }] },
    {
      kind: 'paragraph',
      runs: [
        { text: '<script>x</script> ' },
        { text: 'us', href: '/about' },
        { text: ' [bad](javascript:x)' },
      ],
    },
  ])
  expect(await lastChange()).toMatchObject({
    before: { content: 'Write to us', contentType: 'textarea' },
    after: { content, contentType: 'markdown' },
  })
  await call('PUT', path, { updates: { contact_info: { content, contentType: 'textarea' } } })
  expect((await publicJson(path))[2]).not.toHaveProperty('blocks')
})

test('a text that is not said to be of another type stays of its own', async () => {
  const { call } = await anAboutPage()
  await call('PUT', path, { updates: { contact_info: { content: '**a**', contentType: 'markdown' } } })
  const { body } = await call('PUT', path, { updates: { contact_info: { content: '**b**' } } })
  expect(body[2]).toMatchObject({ content: '**b**', contentType: 'markdown' })
})

test.for([
  [
    { updates: { site_name: { content: 'x', contentType: 'markdown' } } },
    422,
    'updates.site_name.contentType',
  ],
  [
    { updates: { contact_info: { content: 'x', contentType: 'html' } } },
    422,
    'updates.contact_info.contentType',
  ],
  [{ updates: { nonsense: { content: 'x' } } }, 422, 'updates.nonsense'],
  [{ updates: { description: { content: 'x'.repeat(50_001) } } }, 422, 'updates.description.content'],
  [{ updates: { description: { content: 5 } } }, 400, 'updates.description.content'],
  [{ updates: { description: 'x' } }, 400, 'updates.description'],
  [{}, 400, 'updates'],
] as const)('%o is refused with %i and names %s', async ([body, status, field]) => {
  const { call } = await anAboutPage()
  const answer = await call('PUT', path, body)
  expect([answer.status, answer.body.issues[0]?.path]).toEqual([status, field])
})

test('only the four information pages can be written', async () => {
  const { call } = await anAboutPage()
  for (const key of ['home', 'ABOUT', 'constructor'])
    expect((await call('PUT', `/api/page-content/${key}`, { updates: {} })).status).toBe(404)
})

async function anAboutPage() {
  const db: Database = await testDatabase()
  await db.insert(pageContent).values([
    { pageKey: 'about', sectionKey: 'site_name', content: 'The guide', displayOrder: 0 },
    { pageKey: 'about', sectionKey: 'description', content: 'Days out', displayOrder: 1 },
    {
      ...{ pageKey: 'about', sectionKey: 'contact_info', displayOrder: 2 },
      ...{ content: 'Write to us', contentType: 'textarea' },
    },
  ])
  return { db, ...(await testEditor(db)) }
}
