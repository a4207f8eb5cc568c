import { expect, test } from 'vitest'
import { aCity, aFunType } from '../../../tests/factories.ts'
import { aZoo } from '../../../tests/fake-provider.ts'
import { aStarterEntry } from '../../../tests/starter.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { starterCandidate } from '../providers/starter-guide/starter-place.ts'
import { storeCandidates } from '../storing/store-candidates.queries.ts'

test('what a place is drawn as comes with its records, goes with its name, and is no entry of its history', async () => {
  const db = await testDatabase()
  await aFunType(db, { slug: 'zoo' })
  await aCity(db, { slug: 'vienna' })
  const panda = aStarterEntry({ name: 'Tiergarten', funTypes: ['zoo'], lat: 48.2, lng: 16.3, scene: 'panda' })
  const candidates = [
    starterCandidate('Austria', 'vienna', panda),
    aZoo(1, { name: 'Kahlenberg', lat: 48.27 }),
  ]
  await db.transaction((tx) => storeCandidates(tx, candidates, { asOf: new Date() }))
  const { call, publicJson } = await testEditor(db)
  const scenes = async () => {
    const places = await publicJson('/api/cities/vienna/places')
    return Object.fromEntries(
      places.map((place: { name: string; scenes: string[] }) => [place.name, place.scenes]),
    )
  }
  expect(await scenes()).toEqual({ Tiergarten: ['zoo-panda'], Kahlenberg: [] })
  const { body } = await call('GET', '/api/admin/places')
  const { id } = body.data.find(({ name }: { name: string }) => name === 'Kahlenberg')
  await call('PUT', `/api/admin/places/${id}`, { displayName: 'Kahlenberg Bear Park' })
  expect(await scenes()).toMatchObject({ 'Kahlenberg Bear Park': ['zoo-bear'] })
  const { body: history } = await call('GET', `/api/admin/places/${id}/history`)
  expect(JSON.stringify(history)).not.toContain('scenes')
})
