import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'

/**
 * Names of the stored files that rows name, and of those that a row names which an admin may still bring back from the audit
 * log: all but images and site assets deleted as such, since that cannot be undone.
 */
export async function listNeededFiles(db: Database): Promise<Set<string>> {
  const { rows } = await db.execute<{ path: string }>(sql`
    select storage_path as path from place_images where storage_path is not null
    union select storage_path from static_assets where storage_path is not null
    union select path #>> '{}' from audit_log, jsonb_path_query(before, '$.**.storage_path ? (@ != null)') path
      where action = 'delete' and entity not in ('place_images', 'static_assets') and at > now() - interval '30 days'`)
  return new Set(rows.map(({ path }) => path))
}
