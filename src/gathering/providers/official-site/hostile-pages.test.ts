import { expect, test } from 'vitest'
import { officialVisit } from './official-place.ts'
import { pageItems } from './page-items.ts'
import { isParked } from './parked.ts'

const page = new URL('https://zoo.example/')
const place = { name: 'Zoo', lat: 48.2082, lng: 16.3738, funTypes: ['zoo' as const] }
const length = 400_000

const visitOf = (html: string) => ({ page: page.href, items: pageItems(html) })

/** In milliseconds, all that a visit makes of a page. */
function timeOf(html: string): number {
  const start = performance.now()
  isParked(page, html)
  officialVisit({ placeId: 1, place, website: page.href }, visitOf(html), new Date())
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

const pointers = Array.from({ length: 1000 }, () => ({ '@id': '#a' }))
const pointing = (said: object) => jsonLd({ '@graph': [{ '@id': '#a', ...said }], offers: pointers })
const item = (inside: string) => `<div itemscope itemtype="https://schema.org/Zoo">${inside}</div>`

test.each([
  ['points at one long text', pointing({ description: values('a'.repeat(1900)) })],
  ['points at one long word', pointing({ '@type': 'a'.repeat(length) })],
  [
    'gives one text a thousand names',
    filled(item(`<meta itemprop="${'name '.repeat(500)}" content="${'a'.repeat(1500)}">`)),
  ],
])('of a page that %s no more is kept than of a long one', (_, html) => {
  const due = { placeId: 1, place, website: page.href }
  const { candidate } = officialVisit(due, visitOf(html), new Date())
  expect(JSON.stringify(candidate.raw).length).toBeLessThan(2_000_000)
})

test('a text that stands in many elements at once is not kept whole in each of them', () => {
  const html = item(`${'<b itemprop="name">'.repeat(250)}a ${'b'.repeat(3 * 2 ** 20)}`)
  const before = process.memoryUsage().rss
  pageItems(html)
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 2 ** 20)
})
