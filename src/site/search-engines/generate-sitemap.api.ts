import { Hono } from 'hono'
import { z } from 'zod'
import type { Database } from '../../platform/database.ts'
import { describe } from '../../platform/describe.ts'
import { listSitemapPages } from './sitemap.queries.ts'
import { addressesPerSitemap } from './sitemap.ts'
import { countActivePlaces } from './sitemap-size.queries.ts'

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
    const [pages, places] = await Promise.all([listSitemapPages(db), countActivePlaces(db)])
    const files = [
      { address: `${siteOrigin}/sitemaps/pages.xml`, count: pages.length },
      ...Array.from({ length: Math.ceil(places / addressesPerSitemap) }, (_, index) => ({
        address: `${siteOrigin}/sitemaps/places-${index + 1}.xml`,
        count: Math.min(addressesPerSitemap, places - index * addressesPerSitemap),
      })),
    ]
    return c.json({
      message: 'Sitemap generated successfully!',
      address: `${siteOrigin}/sitemap.xml`,
      files,
      count: pages.length + places,
    })
  })
