import { Hono } from 'hono'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { isSwitchedOn } from '../../office/configs/switches.queries.ts'
import { describe } from '../../platform/calls/describe.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { countToFill } from './fill-counts.queries.ts'
import { estimateFill } from './fill-estimate.ts'
import { FillEstimate, FillStatus } from './fill-guide.schema.ts'
import { readFillStatus } from './fill-status.queries.ts'
import { beginFill, stopFill } from './guide-fill.queries.ts'

export const fillGuideApi = (db: Database, settings: Settings) =>
  new Hono()
    .get('/', describe('Where the filling of the guide is', FillStatus), async (c) =>
      c.json(await readFillStatus(db)),
    )
    .get(
      '/estimate',
      describe('What it will take to fill the guide: requests, time and disk', FillEstimate),
      async (c) => {
        const estimate = estimateFill(await countToFill(db))
        const isPictured = await isSwitchedOn(db, settings, 'FIND_PHOTOS')
        return c.json({
          ...estimate,
          steps: estimate.steps.filter(({ step }) => isPictured || step !== 'photos'),
        })
      },
    )
    .post(
      '/',
      describe(
        'Begins to fill the guide, or goes on where it was stopped; while under way, tries at once',
        FillStatus,
      ),
      async (c) => {
        await beginFill(db, signedInUser(c).id)
        return c.json(await readFillStatus(db))
      },
    )
    .post(
      '/stop',
      describe('Stops filling the guide; what came stays, and it can go on later', FillStatus),
      async (c) => {
        await stopFill(db)
        return c.json(await readFillStatus(db))
      },
    )
