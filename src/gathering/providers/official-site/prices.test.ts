import { expect, test } from 'vitest'
import { jsonLdItems } from './json-ld.ts'
import { pricesOf } from './prices.ts'

const offer = (name: string, price: string | number, priceCurrency = 'EUR') => ({
  ...{ '@type': 'Offer', name, price, priceCurrency },
})
const unknown = { price: null, charge: null, priceBand: null }

test.each([
  [{}, unknown],
  [{ isAccessibleForFree: true }, { ...unknown, price: 'free' }],
  [{ isAccessibleForFree: 'https://schema.org/True' }, { ...unknown, price: 'free' }],
  [{ isAccessibleForFree: 'false' }, { ...unknown, price: 'paid' }],
  [{ isAccessibleForFree: 'perhaps' }, unknown],
  [{ isAccessibleForFree: true, offers: offer('Adult', 12) }, unknown],
  [{ isAccessibleForFree: true, priceRange: '€10-20' }, unknown],
  [{ isAccessibleForFree: [true, false] }, unknown],
  [{ isAccessibleForFree: false, offers: offer('Entry', 0) }, unknown],
  [
    { isAccessibleForFree: true, offers: [offer('Entry', 0), offer('Parking', 5)] },
    { ...unknown, price: 'free' },
  ],
  [
    { isAccessibleForFree: true, priceRange: '€0' },
    { ...unknown, price: 'free' },
  ],
  [{ priceRange: '€€' }, unknown],
  [{ priceRange: '€10-20' }, { ...unknown, charge: '€10-20' }],
  [{ priceRange: '€10\u0000 \u202e-20' }, { ...unknown, charge: '€10 -20' }],
  [{ offers: offer('Entry', 0) }, { ...unknown, price: 'free' }],
  [{ offers: offer('Kinder', 0) }, unknown],
  [{ offers: offer('Adulte', '9,50') }, { price: 'paid', charge: '€9.50', priceBand: 1 }],
  [{ offers: offer('Entry', 31) }, { price: 'paid', charge: '€31', priceBand: 3 }],
  [{ offers: offer('Adult', 120, 'DKK') }, { price: 'paid', charge: '120 DKK', priceBand: null }],
  [
    { offers: [offer('Adults', 25), offer('Children under 16', 0)] },
    { price: 'free-for-children', charge: '€25', priceBand: 2 },
  ],
  [
    { offers: [offer('Adults', 25), offer('Kids 0-2', 0), offer('Kids 3-15', 12)] },
    { price: 'paid', charge: '€25', priceBand: 2 },
  ],
  [{ offers: [offer('Adults', 25), offer('Kids 0-2', 0)] }, { price: 'paid', charge: '€25', priceBand: 2 }],
  [
    { offers: [offer('Erwachsene', 25), offer('Kinder bis 5 Jahre', 0)] },
    { price: 'paid', charge: '€25', priceBand: 2 },
  ],
  [
    { offers: [offer('Adults', 25), offer('Children up to 12', 0), offer('Kids 0-2', 0)] },
    { price: 'free-for-children', charge: '€25', priceBand: 2 },
  ],
  [{ offers: [offer('Day', 8), offer('Evening', 5)] }, { ...unknown, price: 'paid' }],
  [{ offers: [offer('Annual pass', 90), offer('Voucher', 20)] }, unknown],
  [{ offers: offer('Entry', 'ask us') }, unknown],
  [
    {
      offers: {
        ...{ '@type': 'Offer', name: 'Vuxen' },
        priceSpecification: { '@type': 'UnitPriceSpecification', price: 180, priceCurrency: 'SEK' },
      },
    },
    { price: 'paid', charge: '180 SEK', priceBand: null },
  ],
])('%j', (said, prices) => {
  const [item] = jsonLdItems([JSON.stringify({ '@type': 'Museum', ...said })])
  expect(item && pricesOf(item)).toEqual(prices)
})
