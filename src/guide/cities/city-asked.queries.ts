import { type SQL, sql } from 'drizzle-orm'

/** The id of the city of a slug, which may be an old one; no row without such a city. */
export const cityAsked = (slug: string | undefined): SQL => sql`
  select id from cities where id = coalesce(
    (select id from cities where slug = ${slug ?? null}),
    (select city_id from old_city_slugs where slug = ${slug ?? null}))`
