import findTimeZone from '@photostructure/tz-lookup'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { listCities, listCityNames } from '../cities/city.queries.ts'
import type { CityName } from '../cities/city.schema.ts'
import { cities as cityTable } from '../cities/city.table.ts'
import { citiesAlike, citiesNamed } from '../cities/match-cities.ts'
import { nameKeys } from '../cities/name-keys.ts'
import { nearestCity } from '../cities/nearest-city.ts'
import { kilometresBetween } from '../how-far/distance.ts'
import { openHoursOn } from '../opening-hours/shown/hours-on-day.ts'
import { isYears } from './ages-typed.ts'
import { momentsOf } from './clock-typed.ts'
import { dateOfTyped } from './days-typed.ts'
import { isFeast } from './feasts.ts'
import { landmarkCalled, nearIn, townCalled } from './landmark-called.ts'
import { isCalled, isNearlyCalled } from './names-found.ts'
import { nearMeFilters } from './near-me-filters.ts'
import {
  isOfAirport,
  type NearText,
  nearMe,
  nearText,
  type There,
  understandNear,
  withKindsBehind,
  withoutAirport,
} from './near-text.ts'
import { placeCalled } from './place-called.queries.ts'
import { respeltText } from './respelt.queries.ts'
import type { SearchAnswer } from './search.schema.ts'
import { type FoundPlaces, isOfLetters, searchStatement } from './search-statement.queries.ts'
import type { Town } from './towns.ts'
import { typedWords } from './typed-words.ts'
import { withUmlauts } from './umlauts.ts'
import { type Understood, understand } from './understand.ts'

const mostCities = 3
/** Candidates of each kind; as many as an answer shows. */
const mostCandidates = 100
/** Kilometres; a town's own neighbours are nearer, but a family there drives an hour for a day out. */
const fromTownKm = 100
const anywhereKm = 20_000
/** So many times as many, where others around the city may be better than some of the first. */
const onceMore = 30

/**
 * Cities and active places that a text means: around a place that it names, by their names in any language, by a kind, near a city or in a
 * country; where there are none at all, those with words much like the text's. Of single letters, places whose name begins with them.
 */
export async function search(
  db: Database,
  text: string,
  limit: number,
  most = mostCandidates,
): Promise<SearchAnswer> {
  const cities = await listCityNames(db)
  const near = nearIn(text, cities)
  const asked = { text: text.trim(), limit, most }
  const found =
    (near?.there && (await findAround(db, cities, near, asked))) ||
    (await findPlaces(db, cities, asked, near))
  const meant = await atItsFeast(db, found, asked)
  const town = await findAroundTown(db, cities, asked, meant)
  const answer = town ?? meant
  const { wanted, there, openOn, places, total, hasMore, isOfTypesAlone, isPartly, isExact } = answer
  const isNamed = isOfKindAlone(wanted) ? hasWholly(text) : () => true
  const named = citiesNamed(cities, text).filter(isNamed)
  const isSightAlone = !town && !nearText(text) && there !== undefined && wanted.kinds.length === 0
  const ofSight = isSightAlone ? understand(text, cities).cities : []
  // 'England' is less than the country that others call so.
  const called = town ? [[town.city]] : [wanted.cities, named, ofSight]
  const foundCities = [...called, isExact ? [] : citiesAlike(cities, text)].find(isFilled) ?? []
  const kmFromThere = town ? kilometresBetween(town.city, town.there) : null
  return {
    cities: foundCities
      .slice(0, mostCities)
      .map(({ id, name, country, slug }) => ({ id, name, country, slug, kmFromThere })),
    places: places.map(({ hours, ...place }) => ({ ...place, openHours: openHoursOn(hours, openOn) })),
    total: total + foundCities.length,
    hasMore,
    isOfTypesAlone: isOfTypesAlone || (wanted.isInPart && places.length > 0),
    isPartly: isPartly || isOfCityAlone(answer) || (!there && isOfAirport(near?.there ?? '')),
    isAlike: places.length > 0 && !isExact && !isPartly,
    wishes: wanted.wishes,
    openOn: openOn ?? null,
    openAt: wanted.time ? (momentsOf(wanted.time)[0] ?? null) : null,
    isFeast: openOn !== undefined && isFeast(openOn),
    around: there ? { slug: there.slug ?? null, name: there.name } : null,
    isNoCity: town !== undefined,
    nearMe: isAddress(answer, text) ? 'address' : askOfNearMe(answer, near, cities, foundCities.length > 0),
    nearMeFilters: nearMeFilters(wanted, openOn),
    isAboutPlaces: isAboutPlaces(wanted) && (named.length === 0 || isOfKindAlone(wanted)),
  }
}

/** Of 'bakery Vienna' only Vienna was found. */
const isOfCityAlone = ({ places, wanted }: { places: unknown[]; wanted: Understood<CityName> }) =>
  places.length === 0 && wanted.cities.length > 0 && isAboutPlaces(wanted)

type Answered = Pick<FoundPlaces, 'places' | 'isPartly' | 'isExact'> & {
  there: There | undefined
  wanted: Understood<CityName>
  openOn: string | undefined
}

/**
 * A word that no place and no city has may be a town that is no city of the guide; who names no town at all may mean his own, where the
 * list can be filtered by what he looks for, or where he looks for whatever there is: 'things to do with kids'.
 */
function askOfNearMe(
  { there, isPartly, isExact, places, wanted, openOn }: Answered,
  near: NearText | undefined,
  cities: readonly CityName[],
  isCity: boolean,
) {
  if (there) return null
  if (near) return nearMe(near, cities)
  if (wanted.cities.length > 0) return null
  if (isPartly || (!isExact && !isCity && wanted.names.length > 0)) return 'address'
  if (places.length === 0 && !isCity && !isAboutPlaces({ ...wanted, without: [] }))
    return [...wanted.words, ...wanted.without.map(({ typed }) => typed)].some(isWord) && !wanted.isInPart
      ? 'visitor'
      : null
  const filters = nearMeFilters(wanted, openOn)
  return places.length > 0 && wanted.names.length === 0 && Object.keys(filters).length > 0 ? 'visitor' : null
}

/** 'Mariahilfer Straße 1, Wien': a name that no place has, with a number that is no age, in a city. */
const isAddress = ({ places, wanted, there }: Answered, text: string) =>
  places.length + wanted.kinds.length + wanted.wishes.length === 0 &&
  !there &&
  wanted.cities.length > 0 &&
  wanted.names.length > 0 &&
  typedWords(text).some(
    (word, at, words) => isHouseNumber.test(word) && !nameKeys(words[at + 1] ?? '').some(isYears),
  )

const isHouseNumber = /^\d{1,5}\p{L}?$/u

const isWord = (typed: string) => /\p{L}/u.test(typed)

const isAboutPlaces = ({ kinds, without, wishes, day, names }: Understood<CityName>) =>
  kinds.length + without.length + wishes.length + names.length > 0 || day !== undefined

const isOfKindAlone = ({ kinds, names, cities }: Understood<CityName>) =>
  kinds.length > 0 && names.length + cities.length === 0

/** 'Burg' is a castle, and no part of Edinburgh. */
const hasWholly = (text: string) => {
  const keys = nameKeys(text)
  return ({ name }: CityName) =>
    nameKeys(name).some((name) => keys.some((key) => ` ${name} `.includes(` ${key} `)))
}

const nothing: FoundPlaces = {
  places: [],
  total: 0,
  hasMore: false,
  isOfTypesAlone: false,
  isPartly: false,
  isExact: false,
  isAlike: false,
  isSure: true,
}

type Asked = { text: string; limit: number; most: number }

/** What lies around the sight or place that the text names; undefined where it names none, or nothing lies there. */
async function findAround(db: Database, cities: readonly CityName[], near: NearText, asked: Asked) {
  for (const split of withKindsBehind(near, cities)) {
    const there = landmarkCalled(split.there, cities) ?? (await placeCalled(db, split.there, cities))
    if (!there) continue
    for (const reading of ['strict', 'generous'] as const) {
      const found = await findWanted(db, understandNear(split, cities, reading), asked, there)
      if (found.places.length > 0) return found
    }
  }
  return undefined
}

/** Whether a place has the name; one that only tells of it, or a kind that is spelt like it, is less than a town. */
const isOfPlaces = ({ there, isExact, isPartly, wanted, places }: Answered) =>
  there !== undefined ||
  (isExact && !isPartly && wanted.names.length > 0 && places.some(({ excerpt }) => excerpt === null))

/**
 * What lies around a town that is no city of the guide, last what is called like it, and which city is nearest to it; undefined where none
 * is near, or where places are meant.
 */
async function findAroundTown(db: Database, cities: readonly CityName[], asked: Asked, meant: Answered) {
  const town = townCalled(asked.text, cities)
  const city = town && nearestCity(await listCities(db), town.called)
  if (!city) return undefined
  const wanted = understand(town.rest, cities)
  const called = isOfPlaces(meant) ? await calledLikeTown(db, meant, asked, town.called) : []
  if (!called || (called.length > 0 && wanted.kinds.length > 0)) return undefined
  const there: There = { ...town.called, km: fromTownKm }
  const found = await atItsFeast(db, await findWanted(db, wanted, asked, there), asked)
  const places = [...found.places, ...called].slice(0, asked.limit)
  return { ...found, city, there, places, total: found.total + called.length }
}

/** Places that are called like a town far away, as gardens of Paris are; undefined where some lie in that town. */
async function calledLikeTown(db: Database, { there, wanted }: Answered, asked: Asked, town: Town) {
  if (there) return undefined
  const { places } = await findWanted(db, wanted, asked, { ...town, km: anywhereKm })
  if (places.some(({ kmFromThere }) => (kmFromThere ?? 0) <= fromTownKm)) return undefined
  return places.filter((place) => isCalled([place], wanted.names))
}

/** Where nothing around a city is known for Christmas, what is open at Christmas, as a part of what the text says. */
async function atItsFeast<Found extends Answered & FoundPlaces>(
  db: Database,
  found: Found,
  asked: Asked,
): Promise<Found> {
  const { places, there, wanted } = found
  const feast = wanted.kinds.flatMap(({ kinds }) => kinds).find(({ feast }) => feast)?.feast
  if (!feast || places.length > 0 || (wanted.cities.length === 0 && !there)) return found
  const kinds = wanted.kinds.filter((wanted) => !wanted.kinds.some(({ feast }) => feast))
  const wishes = [...new Set([...wanted.wishes, feast.season])]
  const then = { ...wanted, kinds, wishes, day: wanted.day ?? feast.day }
  return { ...found, ...(await findWanted(db, then, asked, there)), isExact: false, isPartly: true }
}

/** As the words stand or may be meant; when that finds nothing just so, with its unknown words spelt as known ones that are one error away. */
async function findPlaces(db: Database, cities: readonly CityName[], typed: Asked, near?: NearText) {
  const found = await findMeant(db, cities, typed, near)
  const { wanted, isExact } = found
  if (isExact || isOfLetters(wanted.words) || isOfAirport(near?.there ?? '')) return found
  const spelt = await respeltText(db, near ? textAlone(near) : typed.text, wanted.names, cities)
  // A name that is like the text is nearer than another that is like one of its words.
  if (!spelt || (spelt.isOfName && found.isAlike)) return found
  const meant = await findMeant(db, cities, { ...typed, text: spelt.text })
  return meant.isExact ? { ...meant, isExact: !spelt.isOfName } : found
}

/** As the words stand; when that finds nothing just so, as they may be meant. What says 'near' is no name, and 'koło' no Ferris wheel then. */
async function findMeant(db: Database, cities: readonly CityName[], typed: Asked, near?: NearText) {
  const asked = near?.there === '' ? { ...typed, text: near.wanted } : typed
  const text = near ? textAlone(near) : asked.text
  const strict = await findWanted(db, understand(text, cities), asked)
  const { words, names } = strict.wanted
  const spelt = { ...strict.wanted, words: words.map(withUmlauts), names: names.map(withUmlauts) }
  if (!strict.isExact && spelt.names.join() !== names.join()) {
    const found = await findWanted(db, spelt, { ...asked, text: withUmlauts(asked.text) })
    if (found.isExact) return found
  }
  if (strict.isExact || strict.isAlike || names.length === 0 || isOfLetters(words)) return strict
  if (isOfAirport(near?.there ?? '')) return strict
  // 'Schiphol' is where it is looked around, and no ship.
  if (near && names.every((name) => typedWords(near.there).includes(name))) return strict
  const generous = understand(text, cities, 'generous')
  if (generous.names.length === names.length || isNearlyCalled(strict.places, names)) return strict
  if (
    strict.isPartly &&
    isCalled(
      strict.places,
      names.filter((name) => !generous.names.includes(name)),
    )
  )
    return strict
  const found = await findWanted(db, generous, asked)
  return found.places.length > 0 ? found : strict
}

const textAlone = ({ wanted, there }: NearText) => `${wanted} ${withoutAirport(there)}`

async function findWanted(db: Database, wanted: Understood<CityName>, asked: Asked, there?: There) {
  const { day } = wanted
  const openOn =
    day === undefined ? undefined : dateOfTyped(day, await timeZoneAt(db, there ?? wanted.cities[0]))
  const find = async (most: number, time = wanted.time) => {
    if (asked.text === '') return nothing
    const { rows } = await db.execute<FoundPlaces>(
      searchStatement({ ...wanted, ...asked, time, openOn, most, there }, asked.limit),
    )
    return rows[0] ?? nothing
  }
  const first = await find(asked.most)
  const found = first.isSure ? first : await find(asked.most * onceMore)
  const [start, end] = wanted.time ? momentsOf(wanted.time) : []
  // Of what closes before the end of 'from 3 to 6 pm', hits tell when.
  if (found.places.length > 0 || end === undefined) return { wanted, there, openOn, ...found }
  const fromStart = await find(asked.most, start)
  return { wanted, there, openOn, ...fromStart, isExact: false, isPartly: fromStart.places.length > 0 }
}

/** Of a text that names no city, that of most of the guide. */
async function timeZoneAt(db: Database, where: There | CityName | undefined): Promise<string> {
  if (!where) return 'Europe/Berlin'
  if ('lat' in where) return findTimeZone(where.lat, where.lng)
  const [at] = await db
    .select({ lat: cityTable.lat, lng: cityTable.lng })
    .from(cityTable)
    .where(eq(cityTable.id, where.id))
  return at ? findTimeZone(at.lat, at.lng) : 'Europe/Berlin'
}

const isFilled = (cities: readonly CityName[]) => cities.length > 0
