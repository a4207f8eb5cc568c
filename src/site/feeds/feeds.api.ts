import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { describeRoute } from 'hono-openapi'
import { z } from 'zod'
import { findCity } from '../../guide/cities/city.queries.ts'
import { cityFeedPath } from '../../guide/cities/city-feed-path.ts'
import { anyPlace, everyPage, keptUntilChanged, shownHeader } from '../../guide/places/shown-places.ts'
import { notFound } from '../../platform/calls/problem.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { listNewPlaces } from './city-feed.queries.ts'
import { cityFeedXml } from './city-feed.ts'

type Parts = { db: Database; siteName: string; siteOrigin: string }

/** Of whatever a city may be called: it leads to its own. */
const FeedFile = z.object({ file: z.string().regex(/^.{1,200}\.atom$/u, "is not a city's slug and .atom") })

/** What feed readers follow. */
export const feedsApi = ({ db, siteName, siteOrigin }: Parts) =>
  new Hono().get(
    '/feeds/:file',
    compress(),
    etag(),
    describeRoute({
      summary: 'The places of a city that came last, at most 50, as an Atom feed',
      responses: {
        200: { description: 'Newest first', content: { 'application/atom+xml': {} } },
        301: { description: 'The city has another address now' },
        304: { description: 'As it was' },
        404: { description: 'Unknown' },
      },
    }),
    valid('param', FeedFile),
    async (c) => {
      const slug = c.req.valid('param').file.slice(0, -'.atom'.length)
      const city = await findCity(db, slug)
      if (!city) throw notFound('city')
      c.header('Cache-Control', keptUntilChanged)
      // A place may lie anywhere: all of a city's are those that were fetched for it.
      c.header(shownHeader, `${everyPage} ${anyPlace}`)
      if (city.slug !== slug) return c.redirect(cityFeedPath(city.slug), 301)
      const xml = cityFeedXml({ city, ...(await listNewPlaces(db, city.id)), siteName, siteOrigin })
      return c.body(xml, 200, { 'Content-Type': 'application/atom+xml; charset=utf-8' })
    },
  )
