import { expect, test } from 'vitest'
import { testDatabaseForImports } from '../../../tests/osm.ts'
import { aStarterEntry } from '../../../tests/starter.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { osmCandidateOf } from '../../gathering/providers/openstreetmap/osm-place.ts'
import { starterCandidate } from '../../gathering/providers/starter-guide/starter-place.ts'
import { storeCandidates } from '../../gathering/storing/store-candidates.queries.ts'
import { places } from '../../guide/places/place.table.ts'

const ours = starterCandidate(
  'Austria',
  'vienna',
  aStarterEntry({ name: 'Lindenzoo', funTypes: ['zoo'], price: 'paid', priceBand: 2 }),
)

/** A zoo that costs 10 to 25 € as the starter guide knows it, and what OpenStreetMap says of it. */
async function aPaidZoo(tags?: object) {
  const db = await testDatabaseForImports()
  const sourceDate = new Date()
  const raw = {
    type: 'node',
    id: 1,
    lat: 48.2,
    lon: 16.37,
    tags: { name: 'Lindenzoo', tourism: 'zoo', ...tags },
  }
  const mapped = osmCandidateOf({ externalId: 'node/1', raw, sourceDate })
  const candidates = [ours, ...(tags && mapped ? [mapped] : [])]
  for (const candidate of candidates)
    await db.transaction((tx) => storeCandidates(tx, [candidate], { asOf: sourceDate }))
  const { call } = await testEditor(db)
  const [place, ...others] = await db.select().from(places)
  if (!place || others.length > 0) throw new Error('Not one place was stored')
  const put = (edit: object) => call('PUT', `/api/admin/places/${place.id}`, edit)
  const told = async () => {
    const { price, priceBand, charge } = await testApi(db).json(`/api/places/${place.slug}`)
    return { price, priceBand, charge }
  }
  return { put, told }
}

test('where the map says that a place is free, no ticket of older knowledge stands beside that', async () => {
  const { told } = await aPaidZoo({ fee: 'no' })
  expect(await told()).toEqual({ price: 'free', priceBand: null, charge: null })
})

test('where nobody says that it is free, a ticket is told by who knows it', async () => {
  const { told } = await aPaidZoo({ fee: 'yes' })
  expect(await told()).toEqual({ price: 'paid', priceBand: 2, charge: null })
})

test('an editor who sets a place free takes the ticket along, and gives it back; what they set themselves stays', async () => {
  const { put, told } = await aPaidZoo()
  expect(await told()).toMatchObject({ price: 'paid', priceBand: 2 })
  await put({ price: 'free' })
  expect(await told()).toMatchObject({ price: 'free', priceBand: null })
  await put({ charge: 'A gift is welcome' })
  expect(await told()).toMatchObject({ price: 'free', charge: 'A gift is welcome' })
  await put({ releasedFields: ['price', 'charge'] })
  expect(await told()).toEqual({ price: 'paid', priceBand: 2, charge: null })
})

test('an editor who sets a price where the map says free hears nothing of the map about the ticket', async () => {
  const { put, told } = await aPaidZoo({ fee: 'no', charge: '0 EUR' })
  expect(await told()).toMatchObject({ price: 'free', charge: null })
  await put({ price: 'paid' })
  expect(await told()).toEqual({ price: 'paid', priceBand: 2, charge: null })
})
