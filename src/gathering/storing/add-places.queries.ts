import { slugWishes } from '../../guide/places/place-slug.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { withKnownAddresses } from '../addresses/known-addresses.queries.ts'
import { addDistances } from '../distances/distance.queries.ts'
import type { PlaceGroup } from '../matching/place-groups.ts'
import { saidFields } from '../merging/differences.ts'
import { type ComputedPlace, computePlace } from '../merging/place-merge.ts'
import { recordImportChanges } from './audit-changes.queries.ts'
import { findCities, nearestCity } from './nearest-city.queries.ts'
import { freeSlugs } from './place-slugs.queries.ts'
import type { StoreOptions } from './store-options.queries.ts'
import { sourcesOf } from './stored-groups.queries.ts'
import {
  insertPlaces,
  linkCities,
  type NewPlace,
  reserveIds,
  writeFunTypes,
  writeSeasons,
} from './write-places.queries.ts'

/**
 * Gives the groups their ids as new places, and what there is to be written of them, in this order; their records are the
 * caller's.
 */
export async function addPlaces(
  tx: Transaction,
  groups: readonly PlaceGroup[],
  options: StoreOptions,
): Promise<(() => Promise<unknown>)[]> {
  if (groups.length === 0) return []
  const rows = await newRows(tx, groups, options)
  const changes = () =>
    rows.map(({ row: { id, lastFetched: _, ...said } }) => ({
      ...{ action: 'create' as const, entity: 'places' as const, entityId: String(id) },
      ...{ before: null, after: saidFields(said) },
    }))
  const places = rows.map(({ row }) => row)
  const ofSeasons = places.filter(({ seasons }) => seasons.length > 0)
  const links = rows.flatMap(({ row, city }) => (city ? { placeId: row.id, cityId: city.id } : []))
  return [
    () => insertPlaces(tx, places),
    () => recordImportChanges(tx, options.run, changes()),
    () => writeFunTypes(tx, places.map(typesOf), true),
    () => writeSeasons(tx, ofSeasons.map(seasonsOf), true),
    () => linkCities(tx, links),
    () => addDistances(tx, places.map(idOf)),
  ]
}

const idOf = ({ id }: NewPlace) => id
const typesOf = ({ id, funTypes }: NewPlace) => ({ id, funTypes })
const seasonsOf = ({ id, seasons }: NewPlace) => ({ id, seasons })

/** The rows of new places, each with the city that it belongs to; their groups get their ids. */
async function newRows(tx: Transaction, groups: readonly PlaceGroup[], options: StoreOptions) {
  const added = await computeNew(tx, groups, options)
  const slugs = await freeSlugs(
    tx,
    added.map(({ place, city }) =>
      slugWishes({ name: place.name, town: townOf(place, city), funType: place.funTypes[0] }),
    ),
  )
  const ids = await reserveIds(tx, added.length)
  return added.map(({ group, place, city }, index) => {
    const id = ids[index]
    if (id === undefined) throw new Error(`No id was given for ${place.name}`)
    group.id = id
    const isFeatured = group.members.some(({ record }) => options.featured?.has(record.externalId))
    const row = { ...place, id, slug: slugs[index] ?? '', isFeatured, lastFetched: lastFetchedOf(group) }
    return { row, city }
  })
}

/** Without those whose records are no place any more; each with the city that it belongs to. */
async function computeNew(
  tx: Transaction,
  groups: readonly PlaceGroup[],
  { cityId, foreseen }: StoreOptions,
) {
  const cities = await findCities(tx)
  const computed = groups.flatMap((group) => {
    const [only, ...others] = group.members
    const alone = only && others.length === 0 ? foreseen?.get(only.candidate)?.place : undefined
    const place = alone ?? computePlace(sourcesOf(group))
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
