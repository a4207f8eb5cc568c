import { sql } from 'drizzle-orm'
import { refreshDistances } from '../../gathering/distances/distance.queries.ts'
import { routeDistancesSoon } from '../../gathering/distances/route-soon.queries.ts'
import { freeSlugs } from '../../gathering/storing/place-slugs.queries.ts'
import { slugWishes } from '../../guide/places/place-slug.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { insertKeptRows, isOneOf } from './kept-rows.queries.ts'

/** A place that an entry of the audit log keeps, and what became of its ids meanwhile. */
export type KeptPlace = {
  id: number
  name: string
  slug: string
  town: string | null
  /** Its primary one; null where that is gone meanwhile. */
  funType: string | null
  isSlugTaken: boolean
  /** The place that has its id of a provider by now, or is the place itself; null when none is. */
  thereAs: number | null
}

/** Where entries keep their places: each as the only one, or in a list. */
export type Keep = { entryIds: readonly number[]; path: '$' | '$.places[*]' }

/** Needs the table of places locked. */
export async function findKeptPlaces(tx: Transaction, { entryIds, path }: Keep): Promise<KeptPlace[]> {
  const { rows } = await tx.execute<KeptPlace>(sql`
    with kept as materialized (
      select whole -> 'place' as place, whole -> 'placeSources' as sources, whole -> 'placeTypes' as types
      from audit_log entry, jsonb_path_query(entry.before, ${path}::jsonpath) as whole where ${isOneOf(entryIds)})
    select (place ->> 'id')::integer as id, coalesce(place ->> 'display_name', place ->> 'name') as name,
      place ->> 'slug' as slug, place ->> 'addr_city' as town,
      (select fun_types.slug from jsonb_array_elements(types) as type
        join fun_types on fun_types.id = (type ->> 'fun_type_id')::integer
        order by (type ->> 'rank')::integer limit 1) as "funType",
      exists (select from places where slug = place ->> 'slug') as "isSlugTaken",
      coalesce(
        (select id from places where id = (place ->> 'id')::integer),
        (select id from places where place_id = place ->> 'place_id'),
        (select s.place_id from jsonb_array_elements(sources) as source
          join place_sources s on s.provider = source ->> 'provider' and s.external_id = source ->> 'external_id'
          limit 1)) as "thereAs"
    from kept order by 1`)
  return rows
}

type Restoring = {
  kept: readonly KeptPlace[]
  /** Null when the account is gone by now. */
  userId: string | null
}

/**
 * Stores places again as they were, with all that belongs to them and their distances; their ways by road are asked for again. The
 * slugs they have then, by id: their own, or a free one where that was given away.
 */
export async function restorePlaces(
  tx: Transaction,
  { entryIds, path }: Keep,
  { kept, userId }: Restoring,
): Promise<Map<number, string>> {
  const slugs = await slugsFor(tx, kept)
  const ids = sql.param([...slugs.keys()])
  const mine = sql`kept.place_id = any(${ids}::integer[])`
  const wholes = { entryIds, where: mine }
  const slugOfId = sql`${JSON.stringify(Object.fromEntries(slugs))}::jsonb ->> kept.id::text`
  await insertKeptRows(tx, {
    entryIds,
    table: 'places',
    path: `${path}.place`,
    where: sql`kept.id = any(${ids}::integer[])`,
    replaced: { slug: slugOfId, updated_at: sql`now()` },
  })
  await insertKeptRows(tx, { ...wholes, table: 'place_sources', path: `${path}.placeSources[*]` })
  // Of a place that was joined with another one: the file of a photo that somebody deleted there is gone.
  const isDeleted = sql`exists (select from audit_log d where d.entity = 'place_images' and d.action = 'delete'
    and d.entity_id = kept.id::text and d.id > entry.id)`
  await insertKeptRows(tx, {
    ...{ entryIds, table: 'place_images', path: `${path}.placeImages[*]` },
    where: sql`${mine} and not ${isDeleted}`,
  })
  // Brought back while it was the other place's.
  const isBack = sql`exists (select from place_images i where i.id = kept.id)`
  await insertKeptRows(tx, {
    ...{ entryIds, table: 'dropped_photos', path: `${path}.droppedPhotos[*]` },
    where: sql`${mine} and not ${isBack}`,
  })
  await insertKeptRows(tx, { ...wholes, table: 'old_place_slugs', path: `${path}.oldPlaceSlugs[*]` })
  // What they point to may be gone meanwhile.
  const still = (table: string, column: string) =>
    sql`${mine} and exists (select from ${sql.identifier(table)} o where o.id = kept.${sql.identifier(column)})`
  await insertKeptRows(tx, {
    ...{ entryIds, table: 'place_types', path: `${path}.placeTypes[*]` },
    where: still('fun_types', 'fun_type_id'),
  })
  await insertKeptRows(tx, {
    ...{ entryIds, table: 'place_availabilities', path: `${path}.placeAvailabilities[*]` },
    where: still('seasons', 'season_id'),
  })
  await insertKeptRows(tx, {
    ...{ entryIds, table: 'city_places', path: `${path}.cityPlaces[*]` },
    where: still('cities', 'city_id'),
  })
  const placeIds = [...slugs.keys()]
  await refreshDistances(tx, { placeIds })
  await routeDistancesSoon(tx, { placeIds }, userId)
  return slugs
}

async function slugsFor(tx: Transaction, kept: readonly KeptPlace[]): Promise<Map<number, string>> {
  const owners = new Map(kept.toReversed().map(({ id, slug }) => [slug, id]))
  // Of two that had it one after the other, the first has it again.
  const isHomeless = ({ id, slug, isSlugTaken }: KeptPlace) => isSlugTaken || owners.get(slug) !== id
  const homeless = kept.filter(isHomeless)
  const free = await freeSlugs(
    tx,
    homeless.map(({ name, town, funType }) => slugWishes({ name, town, funType: funType ?? undefined })),
    kept.flatMap((place) => (isHomeless(place) ? [] : place.slug)),
  )
  const freeOf = new Map(homeless.map(({ id }, index) => [id, free[index] ?? '']))
  return new Map(kept.map(({ id, slug }) => [id, freeOf.get(id) ?? slug]))
}
