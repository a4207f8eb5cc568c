import { asc, eq } from 'drizzle-orm'
import { distanceHorizonKm } from '../../gathering/distances/distance.queries.ts'
import { lockPlacesTable } from '../../guide/places/lock-places.queries.ts'
import type {
  AdminSearchRadiusOption,
  NewSearchRadiusOption,
  SearchRadiusOptionChange,
} from '../../guide/search-radius/search-radius-option.schema.ts'
import { searchRadiusOptions as options } from '../../guide/search-radius/search-radius-option.table.ts'
import { isAddedBefore, recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import { startJob } from '../../office/jobs/job.queries.ts'
import { notFound, taken } from '../../platform/calls/problem.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { isUniqueViolation } from '../../platform/database/is-unique-violation.ts'

const entity = 'search_radius_options'

const columns = {
  id: options.id,
  radiusKm: options.radiusKm,
  displayName: options.displayName,
  isActive: options.isActive,
  sortOrder: options.sortOrder,
}

/** Active or not, in the order of the search. */
export const listSearchRadiusOptions = (db: Database): Promise<AdminSearchRadiusOption[]> =>
  db.select(columns).from(options).orderBy(asc(options.sortOrder), asc(options.radiusKm))

/** The option, and the job that fills in its distances where it is wider than any before. */
export type ChangedOption = { option: AdminSearchRadiusOption; jobId: string | undefined }

/** @throws Problem 409 when that radius is offered already, with the option where the same editor sent the same within a day */
export function createSearchRadiusOption(db: Database, userId: string, option: NewSearchRadiusOption) {
  const change = async (tx: Transaction) => {
    const [after] = await tx.insert(options).values(option).returning(columns)
    if (!after) throw new Error('The database returned no row')
    await record(tx, { userId, action: 'create', entityId: String(after.id), after })
    return after
  }
  return changing(db, userId, change, async () => {
    const [row] = await db.select(columns).from(options).where(eq(options.radiusKm, option.radiusKm))
    return row && (await isAddedBefore(db, { userId, entity, fields: option }, row)) ? row : undefined
  })
}

/** Changes the given fields only. @throws Problem 404, or 409 when another option has that radius */
export const changeSearchRadiusOption = (
  db: Database,
  userId: string,
  id: number,
  change: SearchRadiusOptionChange,
) =>
  changing(db, userId, async (tx) => {
    const before = await lockOption(tx, id)
    const after = { ...before, ...change }
    // Never without a column: that would be no statement.
    await tx
      .update(options)
      .set({ isActive: after.isActive, ...change })
      .where(eq(options.id, id))
    await record(tx, { userId, action: 'update', entityId: String(id), before, after })
    return after
  })

/** @throws Problem 404 */
export const deleteSearchRadiusOption = (db: Database, userId: string, id: number) =>
  db.transaction(async (tx) => {
    const before = await lockOption(tx, id)
    await tx.delete(options).where(eq(options.id, id))
    await record(tx, { userId, action: 'delete', entityId: String(id), before })
  })

/** Distances are stored up to the largest active radius: a wider one has them filled in by a job. */
const changing = (
  db: Database,
  userId: string,
  change: (tx: Transaction) => Promise<AdminSearchRadiusOption>,
  added?: () => Promise<AdminSearchRadiusOption | undefined>,
): Promise<ChangedOption> =>
  db
    .transaction(async (tx) => {
      // Nobody may be measuring within the old horizon still when the job lists the cities.
      await lockPlacesTable(tx)
      const horizonKm = await distanceHorizonKm(tx)
      const option = await change(tx)
      const isWider = (await distanceHorizonKm(tx)) > horizonKm
      const job = { kind: 'refresh-distances', input: {}, startedBy: userId }
      return { option, jobId: isWider ? await startJob(tx, job) : undefined }
    })
    .catch(async (error: unknown) => {
      if (!isUniqueViolation(error)) throw error
      throw taken('radiusKm', 'There is an option with this radius already', await added?.())
    })

async function lockOption(tx: Transaction, id: number): Promise<AdminSearchRadiusOption> {
  const [option] = await tx.select(columns).from(options).where(eq(options.id, id)).for('update')
  if (!option) throw notFound('search radius option')
  return option
}

const record = (tx: Transaction, change: Omit<Parameters<typeof recordChange>[1], 'entity'>) =>
  recordChange(tx, { ...change, entity })
