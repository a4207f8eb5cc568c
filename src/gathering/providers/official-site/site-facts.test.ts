import { expect, test } from 'vitest'
import { officialPage } from '../../../../tests/official-sites.ts'
import { pageItems } from './page-items.ts'
import { siteFacts } from './site-facts.ts'

const today = '2026-11-22'
const page = 'https://www.example.org/besuch/'

const factsOf = (fixture: string, place: { name: string; lat?: number; lng?: number }) =>
  siteFacts(pageItems(officialPage(fixture).toString()), {
    ...{ place: { lat: 48.76, lng: 8.24, ...place }, page, today },
  })

const nothing = {
  ...{ openingHours: null, phone: null, imageUrl: null, price: null, charge: null, priceBand: null },
  ...{ specialHours: null, closedFrom: null, closedUntil: null },
}

test('a graph of Yoast gives hours by season and holiday, prices, phone and picture of the zoo', () => {
  expect(factsOf('zoo-graph', { name: 'Waldzoo Lindental' })).toEqual({
    openingHours: 'Mo-Fr 09:00-16:30; Sa-Su 09:00-17:00; 2027 Apr 01-2027 Sep 30 09:00-18:30',
    specialHours: '2026 Dec 24-2026 Dec 25 off; 2026 Dec 31 10:00-14:00',
    ...{ phone: '+49 7221 555 01', imageUrl: 'https://www.waldzoo-lindental.example/bilder/otter.jpg' },
    ...{ price: 'paid', charge: '€14.50', priceBand: 2 },
    ...{ closedFrom: null, closedUntil: null },
  })
})

test('microdata gives hours, a closure for rebuilding and free entry, and leaves the café out', () => {
  expect(factsOf('museum-microdata', { name: 'Museu do Farol' })).toEqual({
    openingHours: 'Tu-Fr 10:00-12:30,14:00-18:00; Sa-Su 10:00-17:00',
    specialHours: null,
    ...{ phone: '(+351) 291 555 120', imageUrl: 'https://www.example.org/img/farol.jpg' },
    ...{ price: 'free', charge: null, priceBand: null },
    ...{ closedFrom: '2026-11-02', closedUntil: '2027-03-14' },
  })
})

test('JSON that is broken as pages break it is read all the same', () => {
  expect(factsOf('aquarium-broken', { name: 'Akvarij' })).toEqual({
    ...nothing,
    ...{ openingHours: 'Mo-Th 09:00-17:00; Fr-Su 09:00-19:00', phone: '05 555 77 10', charge: '8–12 €' },
  })
})

test('of the branches of a chain the one at the place counts', () => {
  expect(factsOf('branches', { name: 'Klimrijk', lat: 52.3401, lng: 4.8741 })).toMatchObject({
    ...{ openingHours: 'We-Su 11:00-19:00', phone: '+31 20 555 0202' },
  })
  expect(factsOf('branches', { name: 'Klimrijk', lat: 51, lng: 3.7 })).toEqual(nothing)
})

test('branches that nothing tells apart say nothing', () => {
  const html = (hours: string) =>
    `<script type="application/ld+json">{"@type":"LocalBusiness","name":"Jumpland","openingHours":"${hours}"}</script>`
  const items = [...pageItems(html('Mo-Su 10:00-18:00')), ...pageItems(html('Sa,Su 10:00-18:00'))]
  expect(
    siteFacts(items, { place: { name: 'Jumpland', lat: 48, lng: 16 }, page, today }).openingHours,
  ).toBeNull()
})

test('a restaurant on the page is not the farm, and a page of scripts alone says nothing', () => {
  expect(factsOf('restaurant-inside', { name: 'Ferme aux Anes' })).toEqual(nothing)
  expect(factsOf('javascript-only', { name: 'Anything' })).toEqual(nothing)
})

test('what an attacker writes is read as what it is', () => {
  expect(factsOf('hostile', { name: 'Old Mill Museum' })).toEqual({
    ...nothing,
    ...{ openingHours: null, phone: '+44 20 5555 0101' },
  })
  expect(({} as Record<string, unknown>).openingHours).toBeUndefined()
})

test.each([
  ['deep elements', '<div itemscope>'.repeat(100_000)],
  ['deep lists of JSON', `<script type="application/ld+json">${'['.repeat(100_000)}</script>`],
  [
    'lists within lists',
    `<script type="application/ld+json">${'['.repeat(5_000)}${']'.repeat(5_000)}</script>`,
  ],
  [
    'entities that would grow',
    `<!DOCTYPE z [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 20 }, (_, i) => `<!ENTITY a${i} "&a;&a;&a;&a;&a;">`).join('')}]><div itemscope itemtype="https://schema.org/Zoo"><b itemprop="description">${'&a19;&amp;'.repeat(20_000)}</b></div>`,
  ],
  ['a script without an end', '<script type="application/ld+json">{"@type":"Zoo"}'],
  ['many scripts', '<script type="application/ld+json">{"@type":"Zoo","name":"Z"}</script>'.repeat(5_000)],
  ['unclosed paragraphs', '<p itemprop="name">x'.repeat(50_000)],
  ['many attributes', `<div ${Array.from({ length: 20_000 }, (_, i) => `a${i}=1`).join(' ')}>`],
  ['no markup', '\0\uffff'.repeat(10_000)],
])('%s are read within a second of work and say nothing', (_, html) => {
  const before = process.cpuUsage()
  const facts = siteFacts(pageItems(html), { place: { name: 'Zoo', lat: 48, lng: 16 }, page, today })
  // Of the processor, since another's work is none of its own.
  const { user, system } = process.cpuUsage(before)
  expect(user + system).toBeLessThan(1_000_000)
  expect(facts).toEqual(nothing)
})
