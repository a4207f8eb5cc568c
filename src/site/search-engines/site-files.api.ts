import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { describeRoute } from 'hono-openapi'
import { z } from 'zod'
import { notFound } from '../../platform/calls/problem.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { madeOnce } from '../../platform/made-once.ts'
import { robotsText } from './robots.ts'
import {
  listSitemapFiles,
  listSitemapPages,
  listSitemapPlaces,
  type SitemapPath,
  sitemapPath,
} from './sitemap.queries.ts'
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap.ts'
import { findCityCard, findPlaceCard } from './social-picture.queries.ts'
import { webManifest } from './web-manifest.ts'

export type SiteFilesParts = {
  db: Database
  siteName: string
  /** Scheme and host of canonical addresses, without a slash at the end. */
  siteOrigin: string
  isProductionHost: (host: string | undefined) => boolean
  /** Where the scenes lie that pictures are put together from. */
  publicFolder: string
}

const SitemapFile = z.object({ file: z.string().regex(/^(?:pages|places-[1-9]\d{0,4})\.xml$/) })
const PictureFile = z.object({ file: z.string().regex(/^[a-z0-9_-]{1,200}\.png$/) })

/** What search engines and messengers fetch beside the pages. */
export function siteFilesApi({ db, siteName, siteOrigin, isProductionHost, publicFolder }: SiteFilesParts) {
  const pictures = madeOnce(async () => {
    const { socialPictures } = await import('./social-picture.task.ts')
    return socialPictures(publicFolder, siteName)
  })
  const entry = ({ path, changedAt }: SitemapPath): SitemapEntry => ({
    address: siteOrigin + encodeURI(path),
    changedAt,
  })
  return new Hono()
    .get('/robots.txt', describeFile('What robots may read', 'text/plain'), (c) => {
      c.header('Cache-Control', 'public, max-age=3600')
      c.header('Vary', 'Host')
      return c.text(robotsText(isProductionHost(c.req.header('host')), siteOrigin))
    })
    .get(
      '/manifest.webmanifest',
      describeFile('How to install the guide', 'application/manifest+json'),
      (c) =>
        c.body(JSON.stringify(webManifest(siteName)), 200, {
          'Content-Type': 'application/manifest+json; charset=utf-8',
          'Cache-Control': 'public, max-age=3600',
        }),
    )
    .get('/sitemap.xml', describeFile('The sitemaps', 'application/xml'), async (c) => {
      const files = await listSitemapFiles(db)
      const places = files.map(({ number, changedAt }) => entry({ path: sitemapPath(number), changedAt }))
      return xml(
        c,
        sitemapIndexXml([
          entry({ path: '/sitemaps/pages.xml', changedAt: newest(files.map(({ changedAt }) => changedAt)) }),
          ...places,
        ]),
      )
    })
    .use('/sitemaps/*', compress())
    .get(
      '/sitemaps/:file',
      describeFile('The pages of one sitemap', 'application/xml'),
      valid('param', SitemapFile),
      async (c) => {
        const number = /\d+/.exec(c.req.valid('param').file)?.[0]
        const paths = number ? await listSitemapPlaces(db, Number(number)) : await listSitemapPages(db)
        if (paths.length === 0) throw notFound('sitemap')
        return xml(c, sitemapXml(paths.map(entry)))
      },
    )
    .get(
      '/og/city/:file',
      describeFile('The picture for links to a city', 'image/png'),
      valid('param', PictureFile),
      async (c) => {
        const city = await findCityCard(db, slugOf(c.req.valid('param').file))
        if (!city) throw notFound('city')
        return picture(c, await (await pictures()).city(city))
      },
    )
    .get(
      '/og/place/:file',
      describeFile('The picture for links to a place', 'image/png'),
      valid('param', PictureFile),
      async (c) => {
        const place = await findPlaceCard(db, slugOf(c.req.valid('param').file))
        if (!place) throw notFound('place')
        return picture(c, await (await pictures()).place(place))
      },
    )
}

const describeFile = (summary: string, type: string) =>
  describeRoute({
    summary,
    responses: { 200: { description: summary, content: { [type]: {} } }, 404: { description: 'Unknown' } },
  })

const slugOf = (file: string) => file.slice(0, -'.png'.length)

const newest = (dates: readonly Date[]) =>
  dates.length > 0 ? new Date(Math.max(...dates.map(Number))) : null

const xml = (c: Context, text: string) =>
  c.body(text, 200, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=0, s-maxage=3600',
  })

const picture = (c: Context, bytes: Buffer) =>
  c.body(new Uint8Array(bytes), 200, {
    'Content-Type': 'image/png',
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
