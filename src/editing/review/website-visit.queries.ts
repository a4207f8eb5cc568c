import { eq } from 'drizzle-orm'
import { websiteVisits } from '../../gathering/website-visits/website-visit.table.ts'
import type { Database } from '../../platform/database/database.ts'
import type { WebsiteVisit } from './website-visit.schema.ts'

/** Null for a place without a website, or one that visitors do not see. */
export async function readWebsiteVisit(db: Database, placeId: number): Promise<WebsiteVisit | null> {
  const { website, visitedAt, outcome, reason, reportedAt } = websiteVisits
  const [row] = await db
    .select({ website, visitedAt, outcome, reason, reportedAt })
    .from(websiteVisits)
    .where(eq(websiteVisits.placeId, placeId))
  return row
    ? {
        ...row,
        visitedAt: row.visitedAt?.toISOString() ?? null,
        reportedAt: row.reportedAt?.toISOString() ?? null,
      }
    : null
}
