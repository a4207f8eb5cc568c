import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'

const path = '/api/admin/place-views'
const view = { name: 'To do', search: 'wheelchair=unknown&sort=createdAt-desc' }

test('an account keeps addresses by a name, and finds those that others share after its own', async () => {
  const db = await testDatabase()
  const ella = await testEditor(db, { account: { username: 'ella', role: 'editor' } })
  const finn = await testEditor(db, { account: { username: 'finn', role: 'viewer' } })
  const kept = await ella.call('POST', path, view)
  expect(kept).toEqual({
    status: 200,
    body: {
      id: 1,
      name: 'To do',
      search: 'sort=createdAt-desc&wheelchair=unknown',
      isShared: false,
      owner: 'ella',
      isOwn: true,
    },
  })
  expect((await finn.call('GET', path)).body).toEqual([])
  await ella.call('POST', path, { ...view, search: 'as=map&limit=50', isShared: true })
  await finn.call('POST', path, { name: 'Zoos', search: 'funTypeIds=1,2&page=7' })
  expect((await finn.call('GET', path)).body).toMatchObject([
    { name: 'Zoos', search: 'funTypeIds=1%2C2', owner: 'finn', isOwn: true, isShared: false },
    { id: 1, name: 'To do', search: 'limit=50&as=map', owner: 'ella', isOwn: false, isShared: true },
  ])
  expect((await ella.call('GET', path)).body).toMatchObject([{ name: 'To do' }])
})

test("a view is deleted by its owner, and by an admin where it is shared; nobody's own by others", async () => {
  const db = await testDatabase()
  const ella = await testEditor(db, { account: { username: 'ella', role: 'editor' } })
  const finn = await testEditor(db, { account: { username: 'finn', role: 'editor' } })
  const admin = await testEditor(db)
  const made = async (isShared: boolean) =>
    `${path}/${(await ella.call('POST', path, { ...view, name: String(isShared), isShared })).body.id}`
  const [shared, own] = [await made(true), await made(false)]
  const statuses = []
  for (const [who, what] of [
    [finn, shared],
    [finn, own],
    [admin, own],
    [admin, shared],
    [ella, own],
    [ella, own],
  ] as const)
    statuses.push((await who.call('DELETE', what)).status)
  expect(statuses).toEqual([404, 404, 404, 200, 200, 404])
})

test('what is no address of the list, a missing name and one view too many are refused by their field', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const refused = [
    [{ ...view, search: 'password=1' }, 'search'],
    [{ ...view, search: 'wheelchair=maybe' }, 'search'],
    [{ ...view, search: 'as=tiles' }, 'search'],
    [{ ...view, name: ' ' }, 'name'],
  ] as const
  for (const [sent, field] of refused) {
    const { status, body } = await call('POST', path, sent)
    expect([status, body.issues[0].path]).toEqual([422, field])
  }
  for (let number = 1; number <= 100; number++)
    expect((await call('POST', path, { ...view, name: `View ${number}` })).status).toBe(200)
  const oneMore = await call('POST', path, view)
  expect([oneMore.status, oneMore.body.issues[0].path]).toEqual([422, 'name'])
  expect((await call('POST', path, { ...view, name: 'View 7' })).status).toBe(200)
  expect((await call('GET', path)).body).toHaveLength(100)
})
