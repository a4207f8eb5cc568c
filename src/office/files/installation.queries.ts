import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { installation } from './installation.table.ts'

/** The id of this guide, made when it is first asked for; a dump or a copy of the database carries it along. */
export async function findInstallationId(db: Database): Promise<string> {
  await db.insert(installation).values({}).onConflictDoNothing()
  const [row] = await db.select({ id: installation.id }).from(installation)
  if (!row) throw new Error('The database returned no row')
  return row.id
}

/** What processes of this guide that start at once each do alone. */
export const oneAfterTheOther = (db: Database, work: () => Promise<void>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.select({ id: installation.id }).from(installation).for('update')
    await work()
  })

/** Some of the stored files that this database knows, picked without a rule: their names are hashes. */
export async function listSomeKnownFiles(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ path: string }>(sql`
    (select storage_path as path from place_images where storage_path is not null order by 1 limit 20)
    union all (select storage_path from static_assets where storage_path is not null)
    union all (select path from file_removals order by 1 limit 20)`)
  return rows.map(({ path }) => path)
}
