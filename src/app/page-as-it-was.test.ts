import { expect, test } from 'vitest'
import { htmlOf, pageOf } from './page.ts'
import { pageAsItWas } from './page-as-it-was.ts'

const renderedAt = Date.parse('2026-11-20T21:30:00Z')
const page = pageOf(
  200,
  { 'Cache-Control': 'public, s-maxage=60' },
  '<html><body class="x"><main>Open now</main></body></html>',
)
const textOf = async (shown: typeof page) => String(await htmlOf(shown))

test('a page of today is sent as it was, for caches to ask again soon', async () => {
  const shown = await pageAsItWas(page, { renderedAt, endsAt: Date.now() + 1000 }, 'identity')
  expect(await textOf(shown)).toBe(await textOf(page))
  expect(shown.etag).toBe(page.etag)
  expect(shown.rawHeaders).toContain('public, max-age=0, s-maxage=5, stale-if-error=86400')
  expect(shown.rawHeaders).not.toContain('public, s-maxage=60')
})

test('a page of a day that has passed says so first, and is another page for those who have it', async () => {
  const shown = await pageAsItWas(page, { renderedAt, endsAt: renderedAt + 1 }, 'identity')
  expect(await textOf(shown)).toMatch(
    /<body class="x"><p role="status"[^>]*>This page is of 20 November 2026 .*<main>/,
  )
  expect(shown.etag).not.toBe(page.etag)
})

test('a page of a day that has passed is compressed once for all who ask', async () => {
  const age = { renderedAt, endsAt: renderedAt + 1 }
  const [first, second] = [await pageAsItWas(page, age, 'br'), await pageAsItWas(page, age, 'br')]
  expect(first.bodies.br).toBeDefined()
  expect(second.bodies.br).toBe(first.bodies.br)
})

test('a redirect stays one', async () => {
  const redirect = pageOf(301, { Location: '/funplace/new', 'Cache-Control': 'no-store' }, '')
  const shown = await pageAsItWas(redirect, { renderedAt, endsAt: renderedAt + 1 }, 'identity')
  expect([shown.status, shown.rawHeaders]).toEqual([301, redirect.rawHeaders])
})
