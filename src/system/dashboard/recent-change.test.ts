import { expect, test } from 'vitest'
import { agoText } from './ago-text.ts'
import type { RecentChange } from './recent-change.schema.ts'
import { tellChange } from './recent-change.ts'

const plain: RecentChange = {
  ...{
    at: '2026-11-21T12:40:00.000Z',
    username: 'marta',
    token: null,
    action: 'update',
    entity: 'places',
    count: 1,
  },
  ...{ name: 'Lido', fields: [], importRunId: null, undoId: null },
}

test.for<[Partial<RecentChange>, string, string]>([
  [{ fields: ['openingHours'] }, 'marta changed the opening hours of Lido', '/admin/places?search=Lido'],
  [
    { fields: ['addrCity', 'addrStreet', 'lat', 'lng'] },
    'marta changed the address and position of Lido',
    '',
  ],
  [{ fields: ['name', 'phone', 'website'] }, 'marta changed Lido', ''],
  [{ fields: ['isFeatured'] }, 'marta changed the status of Lido', ''],
  [{ name: null }, 'marta changed a place', '/admin/places?'],
  [
    { name: null, count: 1582, username: null },
    'The guide or a former account changed 1,582 places',
    '/admin/places?',
  ],
  [{ action: 'delete' }, 'marta deleted Lido', '/admin/history?search=Lido'],
  [{ action: 'restore', entity: 'cities', name: 'Graz' }, 'marta brought back Graz', '/admin/cities?'],
  [{ action: 'create', entity: 'place_images' }, 'marta added a photo of Lido', '/admin/places?search=Lido'],
  [{ action: 'delete', entity: 'configs', name: null }, 'marta deleted a configuration', '/admin/config?'],
  [
    { action: 'create', name: 'Graz', count: 12, username: null, importRunId: 7 },
    'Import 7 added 12 places in Graz',
    '/admin/imports/7?',
  ],
])('%o: %s', ([change, text, address]) => {
  const { who, did, what, where, to, search } = tellChange({ ...plain, ...change })
  expect([who, did, what, where].filter(Boolean).join(' ')).toBe(text)
  if (address) expect(`${to}?${new URLSearchParams(search)}`).toBe(address)
})

test.for<[string, string]>([
  ['2026-11-21T12:39:50Z', 'this minute'],
  ['2026-11-21T12:28:00Z', '12 minutes ago'],
  ['2026-11-21T07:39:00Z', '5 hours ago'],
  ['2026-11-21T12:41:00Z', 'this minute'],
])('at 12:40 %s was %s', ([at, text]) => {
  expect(agoText(at, new Date('2026-11-21T12:40:00Z'))).toBe(text)
})

test('what is a day old has its date', () => {
  expect(agoText('2026-11-19T12:00:00Z', new Date('2026-11-21T12:40:00Z'))).toMatch(/^19 Nov 2026, \d\d:00$/)
})
