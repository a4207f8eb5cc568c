import { expect, test } from 'vitest'
import { officialVisit } from './official-place.ts'
import { pageItems } from './page-items.ts'
import { isParked } from './parked.ts'

const page = new URL('https://zoo.example/')
const place = { name: 'Zoo', lat: 48.2082, lng: 16.3738, funTypes: ['zoo' as const] }
const length = 400_000

/** In milliseconds, all that a visit makes of a page. */
function timeOf(html: string): number {
  const start = performance.now()
  isParked(page, html)
  officialVisit({ placeId: 1, place }, { page: page.href, items: pageItems(html) }, new Date())
  return performance.now() - start
}

const jsonLd = (said: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Zoo', name: 'Zoo', ...said })}</script>`

const filled = (text: string) => text.repeat(length / text.length)
const values = (value: string) => Array.from({ length: length / (value.length + 3) }, () => value)
const inRows = (all: string[], row = 2000) =>
  Array.from({ length: Math.ceil(all.length / row) }, (_, at) => all.slice(at * row, (at + 1) * row))

const blanks = `a${' '.repeat(1990)}!`

test.each([
  ['tags that never close', filled('<title')],
  ['hours of blanks', jsonLd({ openingHours: values(blanks) })],
  [
    'days of blanks',
    jsonLd({ openingHoursSpecification: values(blanks).map((dayOfWeek) => ({ dayOfWeek })) }),
  ],
  ['names without end', jsonLd({ name: inRows(values('a')) })],
  ['comments that are none', `<script type="application/ld+json">${filled('--> ')}x</script>`],
])('a page of %s takes no longer than a plain one of its length by much', (_, html) => {
  timeOf(filled('<p>Plain.</p>'))
  const plain = Math.max(timeOf(filled('<p>A plain sentence.</p>')), 20)
  expect(timeOf(html)).toBeLessThan(50 * plain)
})
