import { imageAddress } from '../photos/place-image.ts'
import type { PlaceByFunType, WhereCounts } from '../place-lists/place.schema.ts'
import { names } from './kept-list.ts'
import type { KeptPlace } from './kept-place.schema.ts'
import { type Pack, packOfCity, placesOf } from './pack.ts'
import { toldPlace, withoutWay } from './told-place.ts'

/** What is farther from a city is not around it. */
const aroundKm = 100

interface AskedPart {
  /** Of the fun type. */
  slug: string
  /** By its English name. */
  country: string | null
  /** A slug. */
  city: string | null
}

const isOfType =
  (slug: string) =>
  ({ funTypes }: KeptPlace) =>
    funTypes.some((type) => type.slug === slug)

const byName = (a: KeptPlace, b: KeptPlace) => names.compare(a.placeName, b.placeName) || a.id - b.id
const byDistance = (a: KeptPlace, b: KeptPlace) => (a.distance ?? 0) - (b.distance ?? 0) || byName(a, b)

/** Kept places of a fun type, by name, or around a kept city by distance; undefined for a city or country of which none is kept. */
export function keptByFunType(
  packs: readonly Pack[],
  { slug, country, city }: AskedPart,
): KeptPlace[] | undefined {
  const around = city === null ? undefined : packOfCity(packs, city)
  if (city !== null && !around) return undefined
  const places = around
    ? around.places.filter(({ distance }) => (distance ?? 0) <= aroundKm)
    : placesOf(packs)
  const there = country === null ? places : places.filter(({ addrCountry }) => addrCountry === country)
  if (country !== null && there.length === 0) return undefined
  return there.filter(isOfType(slug)).toSorted(around ? byDistance : byName)
}

/** As a list of a fun type tells it; the city that was asked for comes first. */
export function placeByFunType(kept: KeptPlace, city: string | null, now: Date): PlaceByFunType {
  const place = withoutWay(toldPlace(kept, now))
  const [photo = null] = place.images
  return {
    ...place,
    ...{ name: place.placeName, photo, photoUrl: (photo && imageAddress(photo)) ?? null },
    distances: place.nearCities.toSorted((a, b) => Number(b.slug === city) - Number(a.slug === city)),
  }
}

/** How many are kept of a type: in each country, and around each kept city of the country that was asked for. */
export function keptWhere(packs: readonly Pack[], { slug, country, city }: AskedPart): WhereCounts {
  const countries: Record<string, number> = {}
  for (const { addrCountry } of placesOf(packs).filter(isOfType(slug)))
    if (addrCountry) countries[addrCountry] = (countries[addrCountry] ?? 0) + 1
  const around = country ?? (city === null ? null : packOfCity(packs, city)?.city?.country)
  const cities = packs.flatMap((pack) => (pack.city && pack.city.country === around ? [pack.city.slug] : []))
  const counts = cities.map((one) => [
    one,
    keptByFunType(packs, { slug, country: null, city: one })?.length ?? 0,
  ])
  return { countries, cities: Object.fromEntries(counts.filter(([, count]) => count)) }
}
