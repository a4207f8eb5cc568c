import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lido } from '../../../tests/place-detail.ts'
import type { FactSource } from '../facts/fact-source.schema.ts'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { compareRows } from './compare-rows.tsx'

const known: FactSource = { source: 'starter', grade: 'usual', date: '2025', url: null }
const stated: FactSource = { source: 'editor', grade: 'stated', date: '2026-11-03', url: null }

const pricesOf = (...places: Partial<PlaceDetail>[]) =>
  compareRows(
    places.map((place) => ({ ...lido, ...place })),
    undefined,
  )
    .find(({ label }) => label === 'Price')
    ?.cells.map((cell) =>
      renderToStaticMarkup(cell).replace(
        /<span[^>]*usual-ring[^>]*><\/span><span class="sr-only">usually<\/span>/g,
        '(usual)',
      ),
    )

test('a price of general knowledge bears its ring, as all other facts do, and says so to who does not see it; a stated one none', () => {
  expect(
    pricesOf(
      { price: 'free', sources: { price: known } },
      { price: 'paid', charge: '12 EUR', sources: { price: known, charge: stated } },
      { priceBand: 2, sources: { priceBand: known } },
      { price: 'free', sources: { price: stated } },
      {},
    ),
  ).toEqual([
    'Free (usual)',
    'Paid entry (usual)<small>12 EUR</small>',
    '10 to 25 € for an adult (usual)',
    'Free',
    '',
  ])
})
