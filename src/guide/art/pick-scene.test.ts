import { expect, test } from 'vitest'
import { pickScene } from './pick-scene.ts'

// What the designer's own script picks for these places.
const picksOfTheDesign = [
  ['zoo', 'tiergarten-schonbrunn', 'zoo-penguins', 0, true],
  ['aquarium', 'haus-des-meeres', 'aquarium-seahorse', 0, false],
  ['theme_park', 'haus-des-meeres', 'theme_park-balloon', 2, true],
  ['theme_park', 'lido', 'theme_park-ferris-wheel', 0, false],
  ['playground', 'haus-des-meeres', 'playground-rope-pyramid', 2, false],
  ['playground', 'parc-asterix-2', 'playground-zip-line', 0, false],
  ['zoo', 'zürich-zoo', 'zoo-penguins', 1, true],
  ['aquarium', 'zürich-zoo', 'aquarium-jellyfish', 1, false],
  ['aquarium', 'a', 'aquarium-ray-tunnel', 2, true],
  ['zoo', 'a', 'zoo-flamingos', 2, false],
] as const

test.each(picksOfTheDesign)('the %s called %s is drawn as %s', (funType, slug, name, mood, flip) => {
  expect(pickScene(funType, slug)).toEqual({ funType, name, mood, flip })
})

test('a fun type nobody drew yet gets the outdoors', () => {
  expect(pickScene('building', 'tiergarten-schonbrunn')).toMatchObject({ name: 'outdoor-mountains', mood: 1 })
  expect(pickScene('constructor', 'a').funType).toBe('outdoor')
})
