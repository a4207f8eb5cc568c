import { expect, test } from 'vitest'
import { aFunType, aPlace } from '../../../tests/factories.ts'
import { aZoo } from '../../../tests/fake-provider.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { storeCandidates } from '../../gathering/storing/store-candidates.queries.ts'

const here = { lat: 48.2, lng: 16.37 }

/** A zoo of OpenStreetMap, and an editor who types a place. */
async function anOffice() {
  const db = await testDatabase()
  const { id: zoo } = await aFunType(db, { slug: 'zoo' })
  const { id: museum } = await aFunType(db, { slug: 'museum' })
  await db.transaction((tx) =>
    storeCandidates(tx, [aZoo(1, { name: 'Tiergarten Linden' })], { asOf: new Date('2026-01-01') }),
  )
  const { call } = await testEditor(db)
  const alike = async (typed: Record<string, string | number>) => {
    const query = new URLSearchParams(
      Object.entries({ ...here, ...typed }).map(([name, value]) => [name, String(value)]),
    )
    return (await call('GET', `/api/admin/alike-places?${query}`)).body
  }
  return { db, call, zoo, museum, alike }
}

test('a place near by of the same name is told, with how far it is and why', async () => {
  const { alike } = await anOffice()
  expect(await alike({ name: 'Tiergarten Linden', lat: 48.203 })).toEqual([
    {
      ...{ id: expect.any(Number), slug: 'tiergarten-linden', name: 'Tiergarten Linden', town: null },
      ...{ isActive: true, km: expect.closeTo(0.334, 2), why: 'same name' },
    },
  ])
})

test.for([
  ['Linden Zoo', {}, 'same words'],
  ['Linden', {}, 'name within'],
  ['Zoo', {}, 'only one of its kind'],
  ['TIERGARTEN LINDEN', { lat: 48.22 }, undefined],
  ['Planetarium', {}, undefined],
] as const)('%s %o is one by the rules of imports: %s', async ([name, where, why]) => {
  const { alike } = await anOffice()
  const found = await alike({ name, ...where })
  expect(found.map((place: { why: string }) => place.why)).toEqual(why ? [why] : [])
})

test('fun types that are chosen count: a museum is no zoo', async () => {
  const { alike, zoo, museum } = await anOffice()
  expect(await alike({ name: 'Linden Zoo', funTypeIds: `${museum},${zoo}` })).toHaveLength(1)
  expect(await alike({ name: 'Linden Zoo', funTypeIds: museum })).toEqual([])
})

test('the same record is told wherever it lies, whatever its name', async () => {
  const { alike } = await anOffice()
  const far = { name: 'Another', lat: 40, placeId: 'node/1' }
  expect(await alike(far)).toMatchObject([{ name: 'Tiergarten Linden', why: 'same record' }])
})

test('places made by hand are told too, hidden ones as such; two playgrounds side by side may be one', async () => {
  const { db, alike } = await anOffice()
  await aPlace(db, { ...here, name: 'Spielplatz', isActive: false })
  const found = await alike({ name: 'Spielplatz', lat: 48.2003 })
  expect(found).toMatchObject([{ name: 'Spielplatz', isActive: false, why: 'same name' }])
  expect(await alike({ name: 'Spielplatz', lat: 48.205 })).toEqual([])
})

test('a website that is half typed is none yet; one without https is that of a place with the same host', async () => {
  const { db, alike } = await anOffice()
  await aPlace(db, { ...here, name: 'Aquarium Linden', website: 'https://www.linden.example/fish' })
  const whysWith = async (website: string) =>
    (await alike({ name: 'Fish of Linden', website })).map(({ why }: { why: string }) => why)
  expect(await whysWith('linden')).not.toContain('same website')
  expect(await whysWith('linden.example')).toContain('same website')
})

test('what is no place is told by its field', async () => {
  const { call } = await anOffice()
  const { status, body } = await call('GET', '/api/admin/alike-places?name=&lat=48&lng=16')
  expect([status, body.issues[0].path]).toEqual([400, 'name'])
})
