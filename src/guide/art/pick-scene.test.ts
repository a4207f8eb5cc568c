import { expect, test } from 'vitest'
import { dealScenes, type PickedScene, pickScene, plainScenes } from './pick-scene.ts'

const aPlace = (slug: string, funType: string, scenes: string[] = []) => ({
  slug,
  funTypes: [{ slug: funType }],
  scenes,
})
const castle = (slug: string) => aPlace(slug, 'museum', ['museum-castle'])
const names = (places: Parameters<typeof dealScenes>[0]) => dealScenes(places).map(({ scene }) => scene.name)

test('a place is drawn as what is true of it, best first, the same whenever it is asked for', () => {
  const zoo = aPlace('schonbrunn', 'zoo', ['zoo-panda', 'zoo-bear'])
  expect(pickScene(zoo)).toMatchObject({ name: 'zoo-panda' })
  expect(pickScene(zoo)).toEqual(pickScene(zoo))
})

test('where nothing is known to be true, it is a plain drawing of its first fun type', () => {
  expect(plainScenes.museum).toContain(pickScene(aPlace('kunst', 'museum')).name)
  expect(plainScenes.outdoor).toContain(pickScene(aPlace('a', 'building')).name)
  expect(plainScenes.outdoor).toContain(pickScene(aPlace('a', 'constructor')).name)
  expect(plainScenes.outdoor).toContain(pickScene({ slug: 'a', funTypes: [], scenes: [] }).name)
})

test('plain drawings, moods and sides differ between places', () => {
  const picks = Array.from({ length: 40 }, (_, index) => pickScene(aPlace(`a-${index}`, 'playground')))
  expect(new Set(picks.map(({ name }) => name)).size).toBe(plainScenes.playground.length)
  expect(new Set(picks.map(({ mood }) => mood)).size).toBe(3)
  expect(new Set(picks.map(({ flip }) => flip)).size).toBe(2)
})

test('of two castles beside each other one is another drawing that is true of it', () => {
  const [first, second] = names([
    castle('a'),
    { ...castle('b'), scenes: ['museum-castle', 'museum-fortress'] },
  ])
  expect([first, second]).toEqual(['museum-castle', 'museum-fortress'])
  const [, plain] = names([castle('a'), castle('b')])
  expect(plainScenes.museum).toContain(plain)
})

test('however many of a kind follow, no two neighbours are the same, and the same is seen from another side', () => {
  for (const funType of Object.keys(plainScenes)) {
    const dealt = dealScenes(Array.from({ length: 60 }, (_, index) => aPlace(`a-${index}`, funType)))
    const lastOf = new Map<string, PickedScene>()
    for (const [index, { scene }] of dealt.entries()) {
      expect(scene.name).not.toBe(dealt[index - 1]?.scene.name)
      const last = lastOf.get(scene.name)
      expect(scene.flip).not.toBe(last?.flip)
      expect(scene.mood).not.toBe(last?.mood)
      lastOf.set(scene.name, scene)
    }
  }
})

test('where a plain drawing of the type is untrue of a place, none comes, whatever its neighbours have', () => {
  const list = (funType: string, scenes: string[]) =>
    new Set(names(Array.from({ length: 9 }, (_, index) => aPlace(`a-${index}`, funType, scenes))))
  expect(list('museum', ['museum-entrance', 'outdoor-signpost'])).toEqual(
    new Set(['museum-entrance', 'outdoor-signpost']),
  )
  expect(list('playground', ['entertainment-ball-pool'])).toEqual(new Set(['entertainment-ball-pool']))
})

test('a list that grows keeps the drawings it has', () => {
  const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(castle)
  expect(dealScenes(places).slice(0, 5)).toEqual(dealScenes(places.slice(0, 5)))
})
