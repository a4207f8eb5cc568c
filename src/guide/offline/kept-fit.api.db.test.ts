import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { noFamily } from '../family/family.ts'
import type { FamilyFacts } from '../family/family-facts.ts'
import { fitOf } from '../family/fit.ts'
import { keptAnswer } from './kept-answer.ts'
import type { Pack } from './pack.ts'

const ours = { ...noFamily, ages: [3, 8], longestDrive: 15 as const }

/** What pages tell a family of the one place of an answer. */
function fitIn(content: unknown) {
  const { places = content } = Object(content)
  const [place = places]: FamilyFacts[] = [places].flat()
  if (!place) throw new Error('There is no place')
  return fitOf(place, ours)
}

test.for([
  ['a city', '/api/kept-places/around/vienna?radius=100'],
  ['a plan', '/api/kept-places?slugs=zoo'],
])('from what is kept of %s no drive is told where the guide tells none', async ([, keptCall = '']) => {
  const db = await testDatabase()
  const { lat, lng } = await aCity(db, { slug: 'vienna' })
  await aPlace(db, { slug: 'zoo', name: 'Zoo', lat: lat + 0.5, lng, funTypes: ['zoo'], bestAgeMin: 2 })
  const { json } = testApi(db)
  const pack: Pack = {
    ...{ key: 'kept', name: 'Kept', keptAt: '2026-11-23T08:00:00Z', files: [], bytes: 0, answers: {} },
    places: await json(keptCall),
  }
  for (const path of [
    '/api/places/zoo',
    '/api/plan-places?slugs=zoo&days=2026-11-28',
    '/api/search?q=zoo',
    '/api/places/by-fun-type/zoo',
  ]) {
    const kept = keptAnswer([pack], new URL(path, 'https://guide.example'), new Date())
    expect.soft([path, fitIn(kept?.content)]).toEqual([path, fitIn(await json(path))])
  }
})
