import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'

export async function cityExists(db: Database, slug: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from cities where slug = ${slug}`)
  return rows.length > 0
}

/** The primary fun type of an active place, 'outdoor' where it has none; undefined for an unknown place. */
export async function findPrimaryFunType(db: Database, placeSlug: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ funType: string }>(sql`
    select coalesce((select f.slug from place_types t join fun_types f on f.id = t.fun_type_id
      where t.place_id = p.id order by t.rank, f.sort_order limit 1), 'outdoor') as "funType"
    from places p where p.slug = ${placeSlug} and p.is_active`)
  return rows[0]?.funType
}
