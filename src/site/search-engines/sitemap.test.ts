import { expect, test } from 'vitest'
import { sitemapIndexXml, sitemapXml } from './sitemap.ts'

test('a sitemap lists addresses with the day of their last change, where one is known', () => {
  expect(
    sitemapXml([
      { address: 'https://guide.example/', changedAt: null },
      { address: 'https://guide.example/funplace/zoo', changedAt: new Date('2026-05-01T10:00:00Z') },
    ]),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://guide.example/</loc></url>
<url><loc>https://guide.example/funplace/zoo</loc><lastmod>2026-05-01T10:00:00.000Z</lastmod></url>
</urlset>
`)
})

test('what XML would read as its own is escaped', () => {
  expect(sitemapIndexXml([{ address: `https://g.example/?a=1&b=<'">`, changedAt: null }])).toContain(
    '<loc>https://g.example/?a=1&amp;b=&lt;&apos;&quot;&gt;</loc>',
  )
})
