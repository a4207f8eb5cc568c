import { kilometresBetween } from '../how-far/distance.ts'
import { localMoment } from '../opening-hours/days/local-day.ts'
import { openHoursOn } from '../opening-hours/shown/hours-on-day.ts'
import { momentsOf } from '../search/clock-typed.ts'
import { dateOfTyped } from '../search/days-typed.ts'
import { isFeast } from '../search/feasts.ts'
import { landmarkCalled, nearIn } from '../search/landmark-called.ts'
import { isMisspelt } from '../search/misspelt.ts'
import { nearMeFilters } from '../search/near-me-filters.ts'
import {
  isOfAirport,
  type NearText,
  nearMe,
  type There,
  thereKm,
  understandNear,
  withKindsBehind,
  withoutAirport,
} from '../search/near-text.ts'
import type { SearchAnswer } from '../search/search.schema.ts'
import { withUmlauts } from '../search/umlauts.ts'
import { type Understood, understand } from '../search/understand.ts'
import type { Wish } from '../search/wishes.ts'
import type { SeasonName } from '../seasons/season.ts'
import { certaintyOn } from './certainty-of.ts'
import { isKnownFor, isOfKind, wordsOf } from './kept-kinds.ts'
import type { KeptPlace } from './kept-place.schema.ts'
import { type Pack, placesOf } from './pack.ts'
import { withoutWay } from './told-place.ts'

type PackedCity = NonNullable<Pack['city']>

const mostFound = 100
/** Shorter ones are only looked for where a word begins. */
const fewestInside = 3

/** How well each of some words is found among others: as the beginning of one, inside one, or as one that is misspelt. */
const begins = (word: string, typed: string) => word.startsWith(typed)
const isInside = (word: string, typed: string) => typed.length >= fewestInside && word.includes(typed)
const isLike = (word: string, typed: string) => isMisspelt(typed, word)

/**
 * Kept cities and places that a text means: by the words of name, town and kind, then inside of words; by a kind or a wish in any
 * language; and where there is none of all these, by words much like its own.
 */
export function keptSearch(packs: readonly Pack[], text: string): SearchAnswer {
  const kept = placesOf(packs)
  const packedCities = packs.flatMap(({ city }) => city ?? [])
  const near = nearIn(text, packedCities)
  const around = near?.there ? foundAround(kept, near, packedCities) : undefined
  const { there, meant, openOn, ...found } = around ?? foundBy(kept, text, near, packedCities)
  const typed = wordsOf(text)
  const cities = there ? [] : packedCities.filter(({ name }) => hasAll([name], typed, begins))
  const places = found.sure.length > 0 || cities.length > 0 ? found.sure : found.others()
  return {
    cities: cities.map(({ id, name, country, slug }) => ({ id, name, country, slug, kmFromThere: null })),
    places: places.slice(0, mostFound).map((place) => ({
      ...withoutWay(place),
      name: place.placeName,
      excerpt: null,
      excerptLanguage: null,
      notKnownFor: meant.kinds.filter((wanted) => !isKnownFor(wanted, place)).map(({ typed }) => typed),
      kmFromThere: there ? kilometresBetween(there, place) : null,
      opens: openOn === null ? null : (opensThen(place, openOn, meant) ?? null),
      openHours: openHoursOn(place.hours, openOn),
      seasons: seasonsOf(place),
    })),
    total: cities.length + places.length,
    hasMore: false,
    isOfTypesAlone: found.isOfTypesAlone || (meant.isInPart && places.length > 0),
    isPartly: !there && isOfAirport(near?.there ?? ''),
    isAlike: places.length > 0 && found.sure.length + cities.length === 0,
    wishes: meant.wishes,
    openOn,
    openAt: meant.time ? (momentsOf(meant.time)[0] ?? null) : null,
    isFeast: openOn !== null && isFeast(openOn),
    isNoCity: false,
    around: there ? { slug: there.slug ?? null, name: there.name } : null,
    nearMe: near && !there ? nearMe(near, packedCities) : null,
    nearMeFilters: nearMeFilters(meant, openOn ?? undefined),
    isAboutPlaces: cities.length === 0,
  }
}

interface Found {
  /** What they lie around. */
  there?: There
  meant: Understood<unknown>
  openOn: string | null
  sure: KeptPlace[]
  /** Looked for where none is sure. */
  others: () => KeptPlace[]
  isOfTypesAlone: boolean
}

function foundBy(
  kept: readonly KeptPlace[],
  text: string,
  near: NearText | undefined,
  cities: readonly PackedCity[],
): Found {
  // What says 'near' is no name, and 'koło' no Ferris wheel then.
  const meant = understand(near ? `${near.wanted} ${withoutAirport(near.there)}` : text, cities, 'generous')
  const openOn = dateOf(meant, kept[0])
  const asked = near?.there === '' ? near.wanted : text
  const typed = wordsOf(asked)
  const named = (typed: string[], fits: Fits) => (place: KeptPlace) =>
    hasAll([place.placeName, place.name], typed, fits)
  const told = (typed: string[], fits: Fits) => (place: KeptPlace) => hasAll(textsOf(place), typed, fits)
  const calledBy = (typed: string[]) =>
    inTurn(kept, [named(typed, begins), told(typed, begins), told(typed, isInside)])
  const ofKind = kept.filter(isMeant(meant, openOn))
  const known = ofKind.filter(isKnownForAll(meant))
  const justSo = calledBy(typed)
  const called = justSo.length > 0 ? justSo : calledBy(wordsOf(withUmlauts(asked)))
  return {
    ...{ meant, openOn },
    sure: [...new Set([...called, ...(called.length + known.length > 0 ? known : ofKind)])],
    others: () => kept.filter(told(typed, isLike)),
    isOfTypesAlone: ofKind.length > 0 && called.length + known.length === 0,
  }
}

/** What lies around the sight or place that a text names, the nearest first; undefined where it names none, or nothing lies there. */
function foundAround(
  kept: readonly KeptPlace[],
  near: NearText,
  cities: readonly PackedCity[],
): Found | undefined {
  return withKindsBehind(near, cities)
    .map((split) => foundAroundOne(kept, split, cities))
    .find((found) => found !== undefined)
}

function foundAroundOne(
  kept: readonly KeptPlace[],
  near: NearText,
  cities: readonly PackedCity[],
): Found | undefined {
  const there: There | undefined = landmarkCalled(near.there, cities) ?? placeCalled(kept, near.there)
  if (!there) return undefined
  const meant = understandNear(near, cities, 'generous')
  const far = (place: KeptPlace) => kilometresBetween(there, place)
  const nearestFirst = kept.toSorted((a, b) => far(a) - far(b))
  const openOn = dateOf(meant, nearestFirst[0])
  const { kinds, without, names, wishes } = meant
  const isWhatever = kinds.length + without.length + names.length + wishes.length === 0 && openOn === null
  const isSought = isWhatever ? () => true : isMeant(meant, openOn)
  const isElse = (place: KeptPlace) => kinds.length === 0 || place.id !== there.id
  const sure = nearestFirst.filter((place) => far(place) <= thereKm && isElse(place) && isSought(place))
  if (sure.length === 0) return undefined
  return {
    ...{ there, meant, openOn, sure, others: () => [] },
    isOfTypesAlone: !sure.some(isKnownForAll(meant)),
  }
}

const dateOf = ({ day }: Understood<unknown>, at: KeptPlace | undefined) =>
  day === undefined ? null : dateOfTyped(day, at?.timeZone ?? 'Europe/Berlin')

/** The place that a text names, that of the shortest name. */
function placeCalled(kept: readonly KeptPlace[], text: string): There | undefined {
  const { names, kinds } = understand(text, [])
  if (names.length === 0) return undefined
  const words = [...names, ...kinds.map(({ typed }) => typed)].flatMap(wordsOf)
  const [place] = kept
    .filter(({ placeName, name }) => hasAll([placeName, name], words, begins))
    .toSorted((a, b) => a.placeName.length - b.placeName.length)
  return place && { ...place, name: place.placeName }
}

const isKnownForAll =
  ({ kinds }: Understood<unknown>) =>
  (place: KeptPlace) =>
    kinds.every((wanted) => isKnownFor(wanted, place))

type Fits = (word: string, typed: string) => boolean

const textsOf = ({ placeName, name, addrCity, funTypes }: KeptPlace) => [
  ...[placeName, name, addrCity ?? ''],
  ...funTypes.map((type) => type.name),
]

function hasAll(texts: readonly string[], typed: readonly string[], fits: Fits): boolean {
  const words = texts.flatMap(wordsOf)
  return typed.length > 0 && typed.every((one) => words.some((word) => fits(word, one)))
}

/** What the first of some rules finds, then what the next one does besides. */
const inTurn = (places: readonly KeptPlace[], rules: readonly ((place: KeptPlace) => boolean)[]) => [
  ...new Set(rules.flatMap((rule) => places.filter(rule))),
]

/** Whether a place is of every kind, as wished in every way and not closed then; of a text that tells none of them, none is. */
function isMeant(meant: Understood<unknown>, openOn: string | null) {
  const { kinds, without, wishes, names } = meant
  return (place: KeptPlace): boolean =>
    (kinds.length + without.length + wishes.length > 0 || openOn !== null) &&
    !without.some((unwanted) => isOfKind(unwanted, place)) &&
    (openOn === null || opensThen(place, openOn, meant) !== undefined) &&
    kinds.every((wanted) => isOfKind(wanted, place)) &&
    wishes.every((wish) => isAsWished[wish](place)) &&
    names.every((name) => hasAll(textsOf(place), wordsOf(name), isInside))
}

/** How surely a place is open when a text asks for that; undefined where it is closed. */
function opensThen(place: KeptPlace, openOn: string, { time }: Understood<unknown>) {
  if (time === undefined) return certaintyOn(place, openOn)
  const moments =
    time === 'now' ? [localMoment(place.timeZone)] : momentsOf(time).map((clock) => `${openOn}T${clock}`)
  const certainties = moments.map((moment) => certaintyOn(place, dayOf(moment), moment))
  return certainties.includes(undefined) ? undefined : certainties[0]
}

const dayOf = (moment: string) => moment.slice(0, 10)

const seasonsOf = ({ seasons }: KeptPlace) => seasons.map(({ name }) => name)

const isOpenIn =
  (season: SeasonName) =>
  (place: KeptPlace): boolean =>
    place.seasons.length === 0 || seasonsOf(place).includes(season)

/** As in `wish-conditions.queries.ts`. */
const isAsWished: Record<Wish, (place: KeptPlace) => boolean> = {
  indoor: ({ setting }) => setting === 'indoor' || setting === 'both',
  free: ({ price }) => price === 'free',
  freeForChildren: ({ price }) => price === 'free' || price === 'free-for-children',
  cheap: ({ price, priceBand }) => price === 'free' || priceBand === 1,
  toddlers: ({ bestAgeMin, ageGroupMin }) => (bestAgeMin ?? ageGroupMin ?? 18) < 3,
  teenagers: ({ bestAgeMax, ageGroupMax }) => (bestAgeMax ?? ageGroupMax ?? 0) >= 13,
  wheelchair: ({ wheelchair }) => wheelchair === 'yes',
  buggy: ({ buggy }) => buggy === 'yes',
  dogs: ({ dogs }) => dogs === 'yes' || dogs === 'leashed',
  toilets: ({ toilets }) => toilets === 'yes',
  changingTable: ({ changingTable }) => changingTable === 'yes',
  picnic: ({ food }) => food.includes('picnic'),
  meals: ({ food }) => food.some((one) => one !== 'picnic' && one !== 'none'),
  spring: isOpenIn('spring'),
  summer: isOpenIn('summer'),
  autumn: isOpenIn('autumn'),
  winter: isOpenIn('winter'),
}
