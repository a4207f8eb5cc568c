import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Nearby, NearbyThing } from './nearby.schema.ts'
import { NearbySection } from './nearby-section.tsx'

const metro: NearbyThing = {
  ...{ kind: 'stop', type: 'metro', name: 'Schönbrunn', features: [], metres: 263, isInside: false },
  ...{ lat: 48.186, lng: 16.319, osmId: 'node/1', placeSlug: null },
}
const toilets: NearbyThing = {
  ...{ ...metro, kind: 'toilets', type: 'toilets', name: null, metres: 40, isInside: true },
  ...{ features: ['free', 'changing-table'], osmId: 'node/2' },
}

const textOf = (nearby: Nearby | null, isRough?: boolean) =>
  renderToStaticMarkup(<NearbySection nearby={nearby} {...(isRough && { isRough })} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

test('each row says what it is, its name and how far it is about; the source stands below with its day', () => {
  const text = textOf({ readOn: '2026-11-03', things: [metro, toilets] })
  expect(text).toContain('Nearby Nearest metro station Schönbrunn about 250 m')
  expect(text).toContain(' Toilets free · changing table inside ')
  expect(text).toMatch(/In a straight line.* © OpenStreetMap contributors , 3 Nov 2026/)
})

test('where nothing is known there is nothing', () => {
  expect(textOf(null)).toBe('')
  expect(textOf({ readOn: '2026-11-03', things: [] })).toBe('')
})

test('of a place that nobody has measured it is said that all is only about so', () => {
  const nearby = { readOn: '2026-11-03', things: [metro] }
  expect(textOf(nearby, true)).toContain('nobody has measured it yet')
  expect(textOf(nearby)).not.toContain('measured')
})
