import { expect, test } from 'vitest'
import { sceneNames } from './pick-scene.ts'
import { signatureScene } from './signature-scene.ts'

test('every fun type has a signature that is drawn', () => {
  for (const [funType, names] of Object.entries(sceneNames))
    expect(names.map((name) => `${funType}-${name}`)).toContain(signatureScene(funType).name)
})

test('a fun type nobody drew yet is the mountains', () => {
  expect(signatureScene('opera')).toEqual({
    funType: 'outdoor',
    name: 'outdoor-mountains',
    mood: 0,
    flip: false,
  })
})
