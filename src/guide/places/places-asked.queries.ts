import { type SQL, sql } from 'drizzle-orm'

/** The active places `p` of some slugs, which may be old ones; `asked.slug` is the one that was asked for, `asked.at` its number. */
export const placesAsked = (slugs: readonly string[]): SQL => sql`
  unnest(${sql.param(slugs)}::text[]) with ordinality asked (slug, at)
    join places p on p.is_active and p.id = coalesce(
      (select id from places where slug = asked.slug),
      (select place_id from old_place_slugs where slug = asked.slug))`
