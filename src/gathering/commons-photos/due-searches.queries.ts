import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { NamingFacts } from '../providers/wikimedia/naming.ts'

export type DueSearch = {
  placeId: number
  name: string
  facts: NamingFacts
  /** The pages on Commons of what editors chose or dropped: none of that is brought. */
  decided: string[]
  /** The pages of what was brought before. */
  brought: string[]
}

/** The places that have waited longest for their photos. */
export async function findDueSearches(db: Database, limit: number): Promise<DueSearch[]> {
  const { rows } = await db.execute<DueSearch>(sql`
    select s.place_id "placeId", coalesce(p.display_name, p.name) as name,
      json_build_object('wikidata', p.wikidata, 'wikimediaCommons', p.wikimedia_commons, 'imageUrl', p.image_url) facts,
      (select coalesce(json_agg(i.original_url), '[]') from place_images i where i.place_id = p.id
        and i.original_url is not null and i.image_type = 'commons_auto') brought,
      (select coalesce(json_agg(url), '[]') from (
        select i.original_url url from place_images i where i.place_id = p.id
          and i.original_url is not null and i.image_type <> 'commons_auto'
        union all select d.original_url from dropped_photos d where d.place_id = p.id) those) decided
    from photo_searches s join places p on p.id = s.place_id
    where s.due_at <= now() order by s.due_at, s.place_id limit ${limit}`)
  return rows
}
