import { Hono } from 'hono'
import { z } from 'zod'
import { describe } from '../../platform/calls/describe.ts'
import type { Database } from '../../platform/database/database.ts'
import { listSitemapFiles, listSitemapPages, sitemapPath } from './sitemap.queries.ts'

const SitemapReport = z.object({
  message: z.string(),
  /** Of the index that lists the files. */
  address: z.string(),
  files: z.array(z.object({ address: z.string(), count: z.int() })),
  count: z.int(),
})

/** Sitemaps are made whenever a search engine asks; this tells what it is given now. */
export const generateSitemapApi = (db: Database, siteOrigin: string) =>
  new Hono().post('/', describe('What the sitemaps hold', SitemapReport), async (c) => {
    const [pages, places] = await Promise.all([listSitemapPages(db), listSitemapFiles(db)])
    const files = [
      { address: `${siteOrigin}/sitemaps/pages.xml`, count: pages.length },
      ...places.map(({ number, count }) => ({ address: siteOrigin + sitemapPath(number), count })),
    ]
    return c.json({
      message: 'Sitemap generated successfully!',
      address: `${siteOrigin}/sitemap.xml`,
      files,
      count: files.reduce((sum, { count }) => sum + count, 0),
    })
  })
