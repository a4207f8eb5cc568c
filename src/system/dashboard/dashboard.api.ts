import { Hono } from 'hono'
import { readCurrentProvider } from '../../gathering/imports/current-provider.queries.ts'
import { geoapifyBudget } from '../../gathering/providers/geoapify/geoapify-service.ts'
import { isAtLeast } from '../../office/accounts/account/role.ts'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { storageWarning } from '../../office/files/storage-warning.task.ts'
import { describe } from '../../platform/calls/describe.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { readBackUps } from '../status/back-ups.queries.ts'
import type { Machine } from '../status/status.schema.ts'
import { warningsOf } from '../status/warnings.ts'
import { readDashboard, readWaiting } from './dashboard.queries.ts'
import { Dashboard, Waiting } from './dashboard.schema.ts'
import { readRecentChanges } from './recent-changes.queries.ts'

type Parts = { db: Database; settings: Settings; machine: () => Promise<Machine> }

export const dashboardApi = ({ db, settings, machine: readMachine }: Parts) =>
  new Hono()
    .get('/', describe('What waits for editors', Dashboard), async (c) => {
      // What stands behind the guide is its owner's business.
      const isOwner = isAtLeast(signedInUser(c).role, 'admin')
      const [figures, provider, recentChanges, machine, backUps, storage] = await Promise.all([
        readDashboard(db),
        readCurrentProvider(db),
        readRecentChanges(db),
        readMachine(),
        readBackUps(db),
        isOwner ? storageWarning(settings) : undefined,
      ])
      return c.json({
        ...figures,
        provider,
        creditsPerDay: geoapifyBudget.limit,
        recentChanges,
        warnings: isOwner ? warningsOf(machine, backUps, storage) : [],
      })
    })
    .get('/waiting', describe('How much waits to be reviewed or decided', Waiting), async (c) =>
      c.json(await readWaiting(db)),
    )
