import { asc, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import { editableColumns } from '../../guide/facts/fact-names.ts'
import { facts } from '../../guide/facts/facts.ts'
import { places } from '../../guide/places/place.table.ts'
import { findHolding } from './holding-places.queries.ts'
import { previewReplacing } from './preview-replacing.queries.ts'
import { replaceTextKind } from './replace-text.task.ts'
import { textFacts } from './text-facts.ts'

const path = '/api/admin/places/replace'
const wish = { fact: 'description', find: 'wien', replace: 'Vienna', filters: {} }

test('what would change is counted, shown before and after, and then changed with one undo for all', async () => {
  const { db, call, preview, replace, texts } = await anOffice()
  const a = await aPlace(db, { name: 'A', description: 'In Wien, by the WIEN' })
  const b = await aPlace(db, { name: 'B', description: 'Wiener Prater' })
  await aPlace(db, { name: 'C', description: 'In Vienna' })
  const { told, data, next } = await preview(wish)
  expect(told).toEqual({ changes: 2, unfit: 0, seenAt: expect.any(String) })
  expect(next).toBe(null)
  expect(data).toEqual([
    {
      ...{ id: a.id, slug: a.slug, name: 'A', more: 0, fault: null },
      pieces: [
        { same: 'In ' },
        { was: 'Wien', is: 'Vienna' },
        { same: ', by the ' },
        { was: 'WIEN', is: 'Vienna' },
      ],
    },
    {
      ...{ id: b.id, slug: b.slug, name: 'B', more: 0, fault: null },
      pieces: [{ was: 'Wien', is: 'Vienna' }, { same: 'er Prater' }],
    },
  ])
  const { body } = await replace(wish, told)
  expect(body).toEqual({ total: 2, changed: 2, left: 0, changeId: expect.any(String) })
  expect(await texts()).toEqual(['In Vienna, by the Vienna', 'Viennaer Prater', 'In Vienna'])
  const undone = await call('POST', `/api/admin/history/changes/${body.changeId}/undo`)
  expect(undone.body).toMatchObject({ places: 2, undone: 2 })
  expect(await texts()).toEqual(['In Wien, by the WIEN', 'Wiener Prater', 'In Vienna'])
})

test('single places are left out, and only those of the filters or ids are looked at', async () => {
  const { db, preview, replace, texts } = await anOffice()
  const [a, b, c] = [await aZoo(db), await aZoo(db), await aZoo(db, { name: 'Park' })]
  const filtered = { ...wish, filters: { search: 'zoo' } }
  const { told } = await preview(filtered)
  expect(told.changes).toBe(2)
  expect((await replace(filtered, told, { except: [b.id] })).body).toMatchObject({
    total: 1,
    changed: 1,
    left: 0,
  })
  expect(await texts()).toEqual(['In Vienna', 'In Wien', 'In Wien'])
  const these = { ...wish, filters: undefined, ids: [a.id, c.id] }
  const seen = await preview(these)
  expect(seen.told.changes).toBe(1)
  expect((await replace(these, seen.told)).body).toMatchObject({ changed: 1 })
  expect(await texts()).toEqual(['In Vienna', 'In Wien', 'In Vienna'])
})

test('a place that was changed or deleted since the preview stays, and is counted', async () => {
  const { db, call, preview, replace, texts } = await anOffice()
  const [a, b, c] = [await aZoo(db), await aZoo(db), await aZoo(db)]
  await aZoo(db)
  const { told } = await preview(wish)
  await call('PUT', `/api/admin/places/${a.id}`, { description: 'Old Wien' })
  await call('PUT', `/api/admin/places/${b.id}`, { description: 'Elsewhere' })
  await call('DELETE', `/api/admin/places/${c.id}`)
  await aPlace(db, { description: 'New in Wien' })
  expect((await replace(wish, told)).body).toMatchObject({ total: 4, changed: 1, left: 3 })
  expect(await texts()).toEqual(['Old Wien', 'Elsewhere', 'In Vienna', 'New in Wien'])
  expect((await replace(wish, told)).body).toMatchObject({ changed: 0, left: 4 })
})

test('what would be empty, too long or no web address is told apart and never written', async () => {
  const { db, preview, replace } = await anOffice()
  const a = await aPlace(db, { name: 'Zoo', displayName: 'Tiergarten', website: 'https://zoo.example/at' })
  await aPlace(db, { name: 'Tiergarten Park', website: 'http://zoo.example' })
  const names = { fact: 'displayName', find: 'tiergarten', replace: '', filters: {} }
  const { told, data } = await preview(names)
  expect([told.changes, told.unfit, data[0]?.name]).toEqual([1, 1, 'Tiergarten Park'])
  const unfit = await preview({ ...names, part: 'unfit' })
  expect(unfit.data).toMatchObject([{ id: a.id, fault: 'It would be empty' }])
  expect((await replace(names, told)).body).toMatchObject({ total: 1, changed: 1 })
  const rows = await db.select().from(places).orderBy(asc(places.id))
  expect(rows.map(({ name, displayName }) => [name, displayName])).toEqual([
    ['Zoo', 'Tiergarten'],
    ['Tiergarten Park', 'Park'],
  ])
  const broken = { fact: 'website', find: 'zoo.example', replace: 'a b', filters: {} }
  expect((await preview(broken)).told).toMatchObject({ changes: 0, unfit: 2 })
  const long = { fact: 'displayName', find: 'tiergarten', replace: 'x'.repeat(300), filters: {} }
  expect((await preview({ ...long, part: 'unfit' })).data).toMatchObject([
    { fault: 'At most 255 characters' },
  ])
})

test('a web address is shown as it will be stored, and one that comes back the same is no change', async () => {
  const { db, preview } = await anOffice()
  await aPlace(db, { website: 'https://zoo.example/' })
  const without = { fact: 'website', find: 'https://', replace: '', filters: {} }
  expect((await preview(without)).told).toMatchObject({ changes: 0, unfit: 0 })
  const renamed = { fact: 'website', find: 'https://zoo', replace: 'park', filters: {} }
  expect((await preview(renamed)).data[0]?.pieces).toEqual([
    { was: 'https://zoo.example/', is: 'https://park.example/' },
  ])
})

test('a text in another language stays in it, and a source no longer changes it', async () => {
  const { db, preview, replace } = await anOffice()
  await aPlace(db, { description: 'Der Zoo von Wien', descriptionLanguage: 'de' })
  const { told } = await preview(wish)
  await replace(wish, told)
  const [place] = await db.select().from(places)
  expect(place).toMatchObject({
    description: 'Der Zoo von Vienna',
    descriptionLanguage: 'de',
    editedFields: ['description', 'descriptionLanguage'],
  })
})

test('the address follows its parts, and capitals of every script are found', async () => {
  const { db, preview, replace } = await anOffice()
  await aPlace(db, { addrStreet: 'ΟΔΟΣ 1', addrCity: 'Wien', address: 'ΟΔΟΣ 1, Wien' })
  const street = { fact: 'addrStreet', find: 'οδος', replace: 'Odos', filters: {} }
  const { told } = await preview(street)
  expect(told.changes).toBe(1)
  await replace(street, told)
  expect((await db.select().from(places))[0]).toMatchObject({ addrStreet: 'Odos 1', address: 'Odos 1, Wien' })
  expect((await preview({ ...street, find: 'ODOS', isCaseSensitive: true })).told.changes).toBe(0)
  expect((await preview({ ...street, find: '%' })).told.changes).toBe(0)
})

test('a preview is read page by page, and only of so many places that each is read', async () => {
  const { db, preview } = await anOffice()
  for (let i = 0; i < 5; i++) await aZoo(db)
  const seen: number[] = []
  for (let after: number | null = 0; after !== null; ) {
    const page = await preview({ ...wish, after, limit: 2 })
    expect(page.told === null).toBe(after > 0)
    seen.push(...page.data.map(({ id }: { id: number }) => id))
    after = page.next
  }
  const ids = await db.select({ id: places.id }).from(places).orderBy(asc(places.id))
  expect(seen).toEqual(ids.map(({ id }) => id))
  const asked = { ...wish, fact: 'description' as const, isWholeWord: false, isCaseSensitive: false }
  const most = previewReplacing(db, { ...asked, part: 'changes', after: 0, limit: 2 }, 4)
  await expect(most).rejects.toThrow('More than 4 places')
})

test('a statement looks through a hundred thousand ids at most, and all of them together through every place', async () => {
  const { db, preview, replace, texts } = await anOffice()
  await aZoo(db)
  await db.execute(sql`select setval(pg_get_serial_sequence('places', 'id'), 350000)`)
  await aZoo(db)
  const asked = { ...wish, fact: 'description' as const, isWholeWord: false, isCaseSensitive: false }
  expect(await findHolding(db, asked, { after: 0, limit: 10 })).toHaveLength(1)
  const { told, data } = await preview(wish)
  expect([told.changes, data.length]).toEqual([2, 2])
  expect((await replace(wish, told)).body).toMatchObject({ changed: 2, left: 0 })
  expect(await texts()).toEqual(['In Vienna', 'In Vienna'])
})

test('a wish that names no text, no places or nothing to find is refused by its field', async () => {
  const { call } = await anOffice()
  const refusal = async (part: object) => {
    const { status, body } = await call('POST', `${path}/preview`, { ...wish, ...part })
    return [status, body.issues?.[0]?.path]
  }
  expect(await refusal({ find: '' })).toEqual([422, 'find'])
  expect(await refusal({ fact: 'setting' })).toEqual([422, 'fact'])
  expect(await refusal({ fact: 'name' })).toEqual([422, 'fact'])
  expect(await refusal({ ids: [1] })).toEqual([422, 'ids'])
  expect(await refusal({ filters: undefined })).toEqual([422, 'ids'])
})

test('each text fact that editors write can be replaced in', async () => {
  const { db, preview } = await anOffice()
  const texts = editableColumns.filter((name) =>
    ['text', 'prose', 'website', 'phone', 'hours'].includes(facts[name].type),
  )
  expect(textFacts).toEqual(texts)
  await aPlace(db, Object.fromEntries(textFacts.map((name) => [name, 'https://wien.example'])))
  for (const fact of textFacts) {
    const { changes, unfit } = (await preview({ ...wish, fact })).told
    expect(changes + unfit, fact).toBe(1)
  }
})

test('whoever may only read is refused', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db, { account: { role: 'viewer' } })
  expect((await call('POST', path, { ...wish, seenAt: '2026-11-23T09:00:00Z', total: 1 })).status).toBe(403)
  expect((await call('POST', `${path}/preview`, wish)).status).toBe(403)
})

const aZoo = (db: Awaited<ReturnType<typeof testDatabase>>, fields: { name?: string } = {}) =>
  aPlace(db, { name: 'Zoo', description: 'In Wien', ...fields })

async function anOffice() {
  const db = await testDatabase()
  const editor = await testEditor(db)
  await keepTestJobs(db, [replaceTextKind])
  const preview = async (asked: object) => {
    const { status, body } = await editor.call('POST', `${path}/preview`, asked)
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const replace = (asked: object, told: { seenAt: string; changes: number }, more: object = {}) =>
    editor.call('POST', path, { ...asked, seenAt: told.seenAt, total: told.changes, ...more })
  const texts = async () =>
    (await db.select().from(places).orderBy(asc(places.id))).map(({ description }) => description)
  return { db, ...editor, preview, replace, texts }
}
