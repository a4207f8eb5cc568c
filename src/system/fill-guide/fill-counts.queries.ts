import { sql } from 'drizzle-orm'
import { countAddressesToAsk } from '../../editing/addresses/enrich-estimate.queries.ts'
import { findCitiesToRoute } from '../../gathering/distances/route.queries.ts'
import type { Database } from '../../platform/database.ts'
import { countCitiesToFill } from './cities-to-fill.queries.ts'
import type { FillCounts } from './fill-estimate.ts'
import { countDuePhotos } from './photos-to-fill.queries.ts'

/** Of places, those that visitors see. */
export async function countToFill(db: Database): Promise<FillCounts> {
  const { byId, byPosition } = await countAddressesToAsk(db, sql`p.is_active`)
  const routes = await findCitiesToRoute(db)
  return {
    cities: await countCitiesToFill(db),
    pairs: routes.reduce((sum, { pairs }) => sum + pairs, 0),
    ...{ addressesById: byId, addressesByPosition: byPosition, photos: await countDuePhotos(db) },
  }
}
