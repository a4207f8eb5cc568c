import { expect, test } from 'vitest'
import { funTypes } from '../fun-types/fun-types.ts'
import { signatureScene } from './signature-scene.ts'

test('every fun type has a signature in its own colours', () => {
  for (const { slug } of funTypes) expect(signatureScene(slug).name).toMatch(new RegExp(`^${slug}-`))
})

test('a fun type nobody drew yet is the mountains', () => {
  expect(signatureScene('opera')).toEqual({
    name: 'outdoor-mountains',
    mood: 0,
    flip: false,
  })
})
