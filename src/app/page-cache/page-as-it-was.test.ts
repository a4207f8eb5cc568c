import { expect, test } from 'vitest'
import { htmlOf, pageOf } from './page.ts'
import { pageAsItWas, pageOfPastDay } from './page-as-it-was.ts'

const renderedAt = Date.parse('2026-11-20T21:30:00Z')
const page = pageOf(
  200,
  { 'Cache-Control': 'public, s-maxage=60' },
  '<html><body class="x"><main>Open now</main></body></html>',
)
const textOf = async (shown: typeof page) => String(await htmlOf(shown))

test('a page that is sent as it was is for caches to ask again soon', async () => {
  const shown = pageAsItWas(page)
  expect(await textOf(shown)).toBe(await textOf(page))
  expect(shown.etag).toBe(page.etag)
  expect(shown.rawHeaders).toContain('public, max-age=0, s-maxage=5, stale-if-error=86400')
  expect(shown.rawHeaders).not.toContain('public, s-maxage=60')
})

test('a page of a day that has passed says so first, and is another page for those who have it', async () => {
  const shown = await pageOfPastDay(page, renderedAt)
  expect(await textOf(shown)).toMatch(
    /<body class="x"><p role="status"[^>]*>This page is of <time datetime="2026-11-20T21:30:00.000Z">20 November 2026<.*<main>/,
  )
  expect(shown.etag).not.toBe(page.etag)
})
