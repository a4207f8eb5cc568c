import { Hono } from 'hono'
import { readCurrentProvider } from '../../gathering/imports/current-provider.queries.ts'
import { geoapifyBudget } from '../../gathering/providers/geoapify/geoapify-service.ts'
import type { Database } from '../../platform/database.ts'
import { describe } from '../../platform/describe.ts'
import { readDashboard } from './dashboard.queries.ts'
import { Dashboard } from './dashboard.schema.ts'
import { readRecentChanges } from './recent-changes.queries.ts'

export const dashboardApi = (db: Database) =>
  new Hono().get('/', describe('What waits for editors', Dashboard), async (c) => {
    const [figures, provider, recentChanges] = await Promise.all([
      readDashboard(db),
      readCurrentProvider(db),
      readRecentChanges(db),
    ])
    return c.json({ ...figures, provider, creditsPerDay: geoapifyBudget.limit, recentChanges })
  })
