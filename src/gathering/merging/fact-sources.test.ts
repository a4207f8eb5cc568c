import { expect, test } from 'vitest'
import { aCandidate } from '../../../tests/candidates.ts'
import { translators } from '../providers/translators.ts'
import { factSourceOf, lastCheckedOf } from './fact-sources.ts'

const nothing = { website: null, edits: new Map(), foundAt: undefined }

test('every provider whose records make places can be named as a source', () => {
  const sources = Object.keys(translators).map(
    (provider) => factSourceOf('phone', aCandidate({ provider }), nothing)?.source,
  )
  expect(sources).toEqual(Object.keys(translators))
})

test('only an object of the map has an address there', () => {
  const urlOf = (externalId: string) => factSourceOf('phone', aCandidate({ externalId }), nothing)?.url
  expect(urlOf('relation/5')).toBe('https://www.openstreetmap.org/relation/5')
  expect(urlOf('node/x')).toBeNull()
})

test('what a provider no longer has is no check, nor is a review that was taken back', () => {
  const record = {
    ...{ provider: 'openstreetmap', externalId: 'node/1', raw: {}, sourceDate: null, earlier: [] },
    ...{ fetchedAt: new Date('2026-05-01'), goneSince: new Date('2026-05-01') },
  }
  const edits = new Map([['isReviewed', { at: new Date('2026-04-01'), userId: null }]])
  const place = { records: [record], edits, editedFields: [] }
  expect(lastCheckedOf({ ...place, isReviewed: true })).toEqual({ source: 'editor', date: '2026-04-01' })
  expect(lastCheckedOf({ ...place, isReviewed: false })).toBeNull()
})
