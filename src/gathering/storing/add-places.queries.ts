import { slugWishes } from '../../guide/places/place-slug.ts'
import type { Transaction } from '../../platform/database.ts'
import { withKnownAddresses } from '../addresses/known-addresses.queries.ts'
import { refreshDistances } from '../distances/distance.queries.ts'
import type { PlaceGroup } from '../matching/place-groups.ts'
import { saidFields } from '../merging/differences.ts'
import { type ComputedPlace, computePlace } from '../merging/place-merge.ts'
import { recordImportChanges } from './audit-changes.queries.ts'
import { findCities, nearestCity } from './nearest-city.queries.ts'
import { freeSlugs } from './place-slugs.queries.ts'
import type { StoreOptions } from './store-candidates.queries.ts'
import { sourcesOf } from './stored-groups.queries.ts'
import { insertPlaces, linkCities, writeFunTypes, writeSeasons } from './write-places.queries.ts'

/** Stores the groups as new places and gives them their ids; their records are written by the caller. */
export async function addPlaces(
  tx: Transaction,
  groups: readonly PlaceGroup[],
  options: StoreOptions,
): Promise<void> {
  if (groups.length === 0) return
  const added = await computeNew(tx, groups, options)
  const slugs = await freeSlugs(
    tx,
    added.map(({ place, city }) =>
      slugWishes({ name: place.name, town: townOf(place, city), funType: place.funTypes[0] }),
    ),
  )
  const rows = added.map(({ group, place }, index) => ({
    ...place,
    slug: slugs[index] ?? '',
    isFeatured: group.members.some(({ record }) => options.featured?.has(record.externalId)),
    lastFetched: lastFetchedOf(group),
  }))
  const ids = await insertPlaces(tx, rows)
  const stored = added.map(({ group, place, city }, index) => {
    const id = ids.get(slugs[index] ?? '')
    if (id === undefined) throw new Error(`No row came back for the slug ${slugs[index]}`)
    group.id = id
    return { id, city, funTypes: place.funTypes, seasons: place.seasons }
  })
  await recordImportChanges(
    tx,
    options.run,
    rows.map(({ lastFetched: _, ...row }, index) => ({
      action: 'create' as const,
      entity: 'places' as const,
      entityId: String(stored[index]?.id),
      before: null,
      after: saidFields(row),
    })),
  )
  await writeFunTypes(tx, stored, true)
  await writeSeasons(
    tx,
    stored.filter(({ seasons }) => seasons.length > 0),
    true,
  )
  await linkCities(
    tx,
    stored.flatMap(({ id, city }) => (city ? { placeId: id, cityId: city.id } : [])),
  )
  await refreshDistances(tx, { placeIds: stored.map(({ id }) => id) })
}

/** Without those whose records are no place any more; each with the city that it belongs to. */
async function computeNew(tx: Transaction, groups: readonly PlaceGroup[], { cityId }: StoreOptions) {
  const cities = await findCities(tx)
  const computed = groups.flatMap((group) => {
    const place = computePlace(sourcesOf(group))
    const city = place && (cities.find(({ id }) => id === cityId) ?? nearestCity(cities, place))
    return place ? [{ group, place, city, editedFields: [] }] : []
  })
  return withKnownAddresses(tx, computed)
}

const townOf = (place: ComputedPlace, city: { name: string } | undefined) =>
  place.addrCity ?? city?.name ?? null

/** When a provider's data last held the place; for one of the starter guide alone, when that was brought. */
export function lastFetchedOf({ members }: PlaceGroup): Date {
  const records = members.map(({ record }) => record)
  const fetched = records.filter(({ provider }) => provider !== 'starter')
  return new Date(
    Math.max(...(fetched.length > 0 ? fetched : records).map(({ fetchedAt }) => fetchedAt.getTime())),
  )
}
