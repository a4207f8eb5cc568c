import { sql } from 'drizzle-orm'
import { countAddressesToAsk } from '../../editing/addresses/enrich-estimate.queries.ts'
import { findCitiesToRoute } from '../../gathering/distances/route.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import { countCitiesToFill } from './cities-to-fill.queries.ts'
import type { FillCounts } from './fill-estimate.ts'
import { countDuePhotos } from './photos-to-fill.queries.ts'

// Some hundredths of a second, in which the embedded database answers nobody.
const countedAtOnce = 1000

/** Of places, those that visitors see. */
export async function countToFill(db: Database, atOnce = countedAtOnce): Promise<FillCounts> {
  const { byId, byPosition } = await countAddresses(db, atOnce)
  const routes = await findCitiesToRoute(db)
  return {
    cities: await countCitiesToFill(db),
    pairs: routes.reduce((sum, { pairs }) => sum + pairs, 0),
    ...{ addressesById: byId, addressesByPosition: byPosition, photos: await countDuePhotos(db) },
  }
}

async function countAddresses(db: Database, atOnce: number) {
  const sum = { byId: 0, byPosition: 0 }
  for (let last = 0; ; ) {
    const next = sql`select id from places where is_active and id > ${last} order by id limit ${atOnce}`
    const { byId, byPosition, lastId } = await countAddressesToAsk(db, sql`p.id = any(array(${next}))`)
    if (lastId === null) return sum
    sum.byId += byId
    sum.byPosition += byPosition
    last = lastId
  }
}
