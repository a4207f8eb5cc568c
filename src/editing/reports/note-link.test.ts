import { expect, test } from 'vitest'
import { noteAddress } from './note-link.ts'

test('a note is asked for where the place lies, with what is reported and nothing that a family wrote', () => {
  const address = new URL(
    noteAddress({ name: 'Zoo & Park', lat: 48.2, lng: 16.3, reason: 'closed', count: 3 }),
  )
  expect(address.origin + address.pathname).toBe('https://www.openstreetmap.org/note/new')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ lat: '48.200000', lon: '16.300000' },
    text: 'Zoo & Park: 3 visitors report “Closed for good”. Please check on the spot.',
  })
  expect(address.hash).toBe('#map=19/48.200000/16.300000')
})
