import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { describe } from '../../platform/calls/describe.ts'
import { notFound } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import { findServedAsset } from './static-asset.queries.ts'
import { Logo } from './static-asset.schema.ts'

/**
 * What every visitor may ask for. Favicon and banner have one address each, whatever they are: pages need not know. Where it leads is
 * asked each time, since a picture that was replaced is gone at once.
 */
export const staticAssetsApi = (db: Database) =>
  new Hono()
    .get('/logo', describe("The site's logo", Logo, { problems: [404] }), async (c) => {
      const logo = await findServedAsset(db, 'logo')
      if (!logo) throw notFound('logo')
      return c.json(logo)
    })
    .get('/favicon', describePicture('The icon of tabs and bookmarks'), async (c) =>
      c.redirect((await findServedAsset(db, 'favicon'))?.servingPath ?? '/logo.svg'),
    )
    .get('/banner', describePicture('The picture of shared pages without one of their own'), async (c) =>
      c.redirect((await findServedAsset(db, 'banner'))?.servingPath ?? '/social.png'),
    )

const describePicture = (summary: string) =>
  describeRoute({ summary, responses: { 302: { description: 'Where it lies' } } })
