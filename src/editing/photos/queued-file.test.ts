import { expect, test } from 'vitest'
import { outcomeOf, type QueuedFile, toSend, uploadLabel } from './queued-file.ts'

test('what waits or failed is sent, what is on its way or refused is not', () => {
  const states = ['waiting', 'sending', 'failed', 'refused'] as const
  const files = states.map((state, key) => ({ key, state }) as QueuedFile)
  expect(toSend(files).map(({ state }) => state)).toEqual(['waiting', 'failed'])
})

test.each([
  [{ stored: 0, failed: [] }, undefined],
  [{ stored: 1, failed: [] }, { title: 'Image uploaded successfully' }],
  [{ stored: 10, failed: [] }, { title: '10 images uploaded successfully' }],
  [
    { stored: 0, failed: ['Too large'] },
    { title: 'Upload failed', description: 'Too large', variant: 'destructive' },
  ],
  [
    { stored: 8, failed: ['Too large', 'Damaged'] },
    { title: 'Upload failed', description: '2 of 10 images; each says why.', variant: 'destructive' },
  ],
] as const)('%j is told as %j', (outcome, told) => {
  expect(outcomeOf(outcome)).toEqual(told)
})

test('the button says how many it sends', () => {
  expect([1, 2].map(uploadLabel)).toEqual(['Upload Image', 'Upload 2 Images'])
})
