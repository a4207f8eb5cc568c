import { expect, test } from 'vitest'
import { scenesOf } from './scenes-of.ts'

const aSubject = { words: [], names: [], description: null, setting: null }
const called = (name: string, funType: string) =>
  scenesOf({ ...aSubject, names: [name], funTypes: [funType] })

test.each([
  ['a merry-go-round of France', 'Manège de la Place', 'theme_park', 'zoo-pony'],
  ['a race of toy cars', 'Slot Racing Wien', 'entertainment', 'museum-castle'],
  ['what children jump on', 'Bouncy Castle World', 'entertainment', 'museum-castle'],
  ['a stage in the open', 'Freilichttheater am Fels', 'entertainment', 'entertainment-curtain'],
  ['a stage of the Romans', 'Teatro Romano', 'entertainment', 'entertainment-curtain'],
  ['a screen in the open', 'The Open Air Cinema', 'entertainment', 'entertainment-cinema'],
])('%s is not drawn as what its name means elsewhere', (_, name, funType, untrue) => {
  expect(called(name, funType)).not.toContain(untrue)
})

test('a riding school, a castle, a theatre and a cinema are drawn as such', () => {
  expect(called('Manege De Hoeve', 'sport_activities')).toEqual(['zoo-pony'])
  expect(called('Slot Loevestein', 'museum')).toEqual(['museum-castle'])
  expect(called('Stadttheater', 'entertainment')).toEqual(['entertainment-curtain'])
  expect(called('Odeon Kino', 'entertainment')).toEqual(['entertainment-cinema'])
})

test.each([
  ['theatre', 'entertainment', 'entertainment-curtain'],
  ['cinema', 'entertainment', 'entertainment-cinema'],
  ['dinosaur', 'museum', 'museum-dinosaur'],
])('a place of the word %s that is known to be outdoors is not drawn as a room', (word, funType, scene) => {
  const drawn = (setting: string | null) =>
    scenesOf({ ...aSubject, words: [word], funTypes: [funType], setting })
  expect(drawn('outdoor')).not.toContain(scene)
  expect(['indoor', 'both', null].map(drawn)).toEqual([[scene], [scene], [scene]])
})

test('a museum in the open has no hall beside what it is drawn as, and a playground under a roof no open sky', () => {
  const drawn = (funType: string, setting: string, words: string[] = []) =>
    scenesOf({ ...aSubject, words, funTypes: [funType], setting })
  const open = ['museum-entrance', 'outdoor-signpost']
  expect(drawn('museum', 'outdoor')).toEqual(open)
  expect(drawn('museum', 'outdoor', ['castle'])).toEqual(['museum-castle', 'museum-fortress', ...open])
  expect(drawn('playground', 'indoor')).toEqual(['entertainment-ball-pool'])
  expect(drawn('playground', 'indoor', ['slide', 'pirate ship'])).toEqual(['entertainment-ball-pool'])
  for (const [funType, setting] of [
    ['museum', 'indoor'],
    ['museum', 'both'],
    ['playground', 'both'],
    ['playground', 'outdoor'],
    ['sport_activities', 'indoor'],
  ] as const)
    expect(drawn(funType, setting)).toEqual([])
})

test.each([
  ['Monkey Town', 'theme_park'],
  ['Monkey Puzzle Adventure', 'outdoor'],
  ['Crocodile Rock Café', 'theme_park'],
])('%s is a name and tells of no animal', (name, funType) => {
  expect(called(name, funType)).toEqual([])
})

test('a zoo that is called by an animal has it', () => {
  expect(called('Monkey World', 'zoo')).toEqual(['zoo-monkey'])
  expect(called('Affenberg Salem', 'outdoor')).toEqual(['zoo-monkey'])
  expect(called('Krokodille Zoo', 'zoo')).toEqual(['zoo-crocodile'])
})
