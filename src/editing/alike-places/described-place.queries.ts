import { inArray } from 'drizzle-orm'
import type { DescribedPlace } from '../../gathering/twins/alike-places.queries.ts'
import { funTypes } from '../../guide/fun-types/fun-type.table.ts'
import { type FunTypeSlug, funTypes as known } from '../../guide/fun-types/fun-types.ts'
import { websiteOf } from '../../guide/places/website.ts'
import type { Database } from '../../platform/database/database.ts'
import type { TypedPlace } from './alike-places.schema.ts'

/** As matching reads it; an id that no fun type has is none. */
export async function describedPlace(
  db: Database,
  { funTypeIds = [], displayName, website, placeId, ...essential }: TypedPlace,
): Promise<DescribedPlace> {
  const rows =
    funTypeIds.length === 0
      ? []
      : await db.select({ slug: funTypes.slug }).from(funTypes).where(inArray(funTypes.id, funTypeIds))
  const slugs = new Set(rows.map(({ slug }) => slug))
  return {
    ...essential,
    displayName: displayName || null,
    website: websiteOf(website),
    placeId: placeId || null,
    funTypes: known.map(({ slug }) => slug satisfies FunTypeSlug).filter((slug) => slugs.has(slug)),
  }
}
