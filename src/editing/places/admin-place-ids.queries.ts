import { sql } from 'drizzle-orm'
import { taken } from '../../platform/calls/problem.ts'
import type { Transaction } from '../../platform/database/database.ts'

type Claim = { id: number; placeId: string | null }

/**
 * Makes sure that these places may have these external ids; one that was banned with a deleted place is banned no longer.
 * @throws Problem 409
 */
export async function claimIds(tx: Transaction, claims: readonly Claim[]): Promise<void> {
  const wanted = claims.filter(({ placeId }) => placeId !== null)
  if (wanted.length === 0) return
  const claim = sql`json_to_recordset(${JSON.stringify(wanted)}::json) as claim(id integer, "placeId" text)`
  const { rows } = await tx.execute(sql`
    select from places join ${claim} on place_id = claim."placeId" and places.id <> claim.id limit 1`)
  if (rows.length > 0) throw idTaken()
  await tx.execute(sql`delete from blocked_osm_ids using ${claim} where osm_id = claim."placeId"`)
}

export const idTaken = () => taken('placeId', 'Another place has this OSM id already')
