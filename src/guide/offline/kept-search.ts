import { dateOfTyped } from '../search/days-typed.ts'
import { isMisspelt } from '../search/misspelt.ts'
import type { SearchAnswer } from '../search/search.schema.ts'
import { type Understood, understand } from '../search/understand.ts'
import type { Wish } from '../search/wishes.ts'
import type { SeasonName } from '../seasons/season.ts'
import { certaintyOn } from './certainty-of.ts'
import { isKnownFor, isOfKind, wordsOf } from './kept-kinds.ts'
import type { KeptPlace } from './kept-place.schema.ts'
import { type Pack, placesOf } from './pack.ts'
import { withoutWay } from './told-place.ts'

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
  const typed = wordsOf(text)
  const kept = placesOf(packs)
  const cities = packs.flatMap(({ city }) => city ?? []).filter(({ name }) => hasAll([name], typed, begins))
  const named = (fits: Fits) => (place: KeptPlace) => hasAll([place.placeName, place.name], typed, fits)
  const told = (fits: Fits) => (place: KeptPlace) => hasAll(textsOf(place), typed, fits)
  const meant = understand(
    text,
    packs.flatMap(({ city }) => city ?? []),
    'generous',
  )
  const openOn = meant.day === undefined ? null : dateOfTyped(meant.day, kept[0]?.timeZone ?? 'Europe/Berlin')
  const ofKind = kept.filter(isMeant(meant, openOn))
  const known = ofKind.filter((place) => meant.kinds.every((wanted) => isKnownFor(wanted, place)))
  const called = inTurn(kept, [named(begins), told(begins), told(isInside)])
  const sure = [...new Set([...called, ...(called.length + known.length > 0 ? known : ofKind)])]
  const places = sure.length > 0 || cities.length > 0 ? sure : kept.filter(told(isLike))
  return {
    cities: cities.map(({ id, name, country, slug }) => ({ id, name, country, slug })),
    places: places.slice(0, mostFound).map((place) => ({
      ...withoutWay(place),
      name: place.placeName,
      excerpt: null,
      excerptLanguage: null,
      notKnownFor: meant.kinds.filter((wanted) => !isKnownFor(wanted, place)).map(({ typed }) => typed),
      opens: openOn === null ? null : (certaintyOn(place, openOn) ?? null),
      seasons: seasonsOf(place),
    })),
    total: cities.length + places.length,
    hasMore: false,
    isOfTypesAlone: ofKind.length > 0 && called.length + known.length === 0,
    wishes: meant.wishes,
    openOn,
    isAboutPlaces: cities.length === 0,
  }
}

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

/** Whether a place is of every kind, as wished in every way and not closed on the day; of a text that tells none of them, none is. */
const isMeant =
  ({ kinds, wishes, names }: Understood<unknown>, openOn: string | null) =>
  (place: KeptPlace): boolean =>
    (kinds.length + wishes.length > 0 || openOn !== null) &&
    (openOn === null || certaintyOn(place, openOn) !== undefined) &&
    kinds.every((wanted) => isOfKind(wanted, place)) &&
    wishes.every((wish) => isAsWished[wish](place)) &&
    names.every((name) => hasAll(textsOf(place), wordsOf(name), isInside))

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
