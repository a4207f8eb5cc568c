import { expect, test } from 'vitest'
import type { PlaceImage } from '../../guide/photos/place-image.schema.ts'
import { undescribed, undescribedCount } from './undescribed.ts'

test('a photo that says nothing, or no more than the place’s name, has no description', () => {
  const texts = ['Bears at noon', null, '', '  ', 'Zoo', 'Zoo in winter']
  const images = texts.map((altText, id) => ({ id, altText }) as PlaceImage)
  expect(undescribed(images, 'Zoo').map(({ id }) => id)).toEqual([1, 2, 3, 4])
})

test('they are counted in words', () => {
  expect(undescribedCount(1)).toBe('1 photo without a description')
  expect(undescribedCount(12)).toBe('12 photos without a description')
})
