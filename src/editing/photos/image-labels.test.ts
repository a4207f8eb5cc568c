import { expect, test } from 'vitest'
import { imageLabel } from './image-labels.ts'

test.for([
  ['manual_upload', 'Manual Upload'],
  ['unsplash_manual', 'Unsplash'],
  ['unsplash_auto', 'Unsplash · Auto'],
  ['commons_auto', 'From Commons, automatic'],
] as const)('an image of the type %s is labelled %s', ([imageType, label]) => {
  expect(imageLabel({ imageType })).toBe(label)
})
