import { expect, test } from 'vitest'
import { pageOf } from './page.ts'
import { pageAsItWas } from './page-as-it-was.ts'

const renderedAt = Date.parse('2026-11-20T21:30:00Z')
const page = pageOf(
  200,
  { 'Cache-Control': 'public, s-maxage=60' },
  '<html><body class="x"><main>Open now</main></body></html>',
)
const textOf = ({ bodies }: typeof page) => String(bodies.identity)

test('a page of today is sent as it was, for caches to ask again soon', () => {
  const shown = pageAsItWas(page, { renderedAt, endsAt: Date.now() + 1000 })
  expect(textOf(shown)).toBe(textOf(page))
  expect(shown.etag).toBe(page.etag)
  expect(shown.rawHeaders).toContain('public, max-age=0, s-maxage=5, stale-if-error=86400')
  expect(shown.rawHeaders).not.toContain('public, s-maxage=60')
})

test('a page of a day that has passed says so first, and is another page for those who have it', () => {
  const shown = pageAsItWas(page, { renderedAt, endsAt: renderedAt + 1 })
  expect(textOf(shown)).toMatch(
    /<body class="x"><p role="status"[^>]*>This page is of 20 November 2026 .*<main>/,
  )
  expect(shown.etag).not.toBe(page.etag)
})

test('a redirect stays one', () => {
  const redirect = pageOf(301, { Location: '/funplace/new', 'Cache-Control': 'no-store' }, '')
  const shown = pageAsItWas(redirect, { renderedAt, endsAt: renderedAt + 1 })
  expect([shown.status, shown.rawHeaders]).toEqual([301, redirect.rawHeaders])
})
