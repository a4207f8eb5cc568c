import { expect, test } from 'vitest'
import type { StarterEntry } from '../../gathering/providers/starter-guide/starter-entry.ts'
import { kilometresBetween } from '../../guide/how-far/distance.ts'
import { readHours } from '../../guide/opening-hours/reckoning/read-hours.task.ts'
import { type HoursQuestion, reckonDays } from '../../guide/opening-hours/reckoning/reckon-days.task.ts'
import { readStarterGuide } from './starter-files.task.ts'

const guide = await readStarterGuide()
const cities = guide.flatMap(({ cities }) => cities)
const entries = cities.flatMap(({ slug, places }) => places.map((entry) => ({ city: slug, entry })))

/** 'vienna: Prater' of each entry that has what should not be. */
const that = (isWrong: (entry: StarterEntry) => unknown): string[] =>
  entries.filter(({ entry }) => isWrong(entry)).map(({ city, entry }) => `${city}: ${entry.name}`)

const without = (found: string[], allowed: Record<string, string>) =>
  found.filter((name) => !Object.hasOwn(allowed, name))

const textsOf = ({ description, goodToKnow }: StarterEntry) => `${description} ${goodToKnow ?? ''}`

/** 'Mo; Nov-Mar' as hours of a place that is open at any other time. */
const hoursBeside = (closed: string) => `24/7; ${closed.replaceAll(';', ' off;')} off`

test('usual hours and usual closings are understood by what reckons hours', () => {
  const hours = entries.flatMap(({ entry }) => entry.usualHours ?? [])
  const closings = entries.flatMap(({ entry }) => entry.usuallyClosed ?? [])
  const texts = new Set([...hours, ...closings.map(hoursBeside)])
  const strange = [...texts].filter((openingHours) => {
    const at = { lat: 48.2, lng: 16.37, timeZone: 'Europe/Vienna', countryCode: 'at' }
    return !readHours({ ...at, openingHours, firstDay: '2027-01-01', dayCount: 7 }).isUnderstood
  })
  expect(strange).toEqual([])
})

test('what is open at any hour is neither closed on some days nor in a season of its own', () => {
  expect(that(({ usualHours, usuallyClosed }) => usualHours === '24/7' && usuallyClosed)).toEqual([])
})

test('a zoo has animals out of doors, unless it is a house of butterflies or reptiles', () => {
  const houses = {
    'vienna: Schmetterlinghaus': 'butterflies',
    'malaga: Mariposario de Benalmádena': 'butterflies',
    'stockholm: Fjärilshuset Haga Ocean': 'butterflies',
    'aarhus: Randers Regnskov': 'three domes of rainforest',
    'odense: Terrariet': 'reptiles',
    'venice: Tropicarium Park': 'reptiles',
  }
  const found = that(({ funTypes, setting }) => funTypes[0] === 'zoo' && setting === 'indoor')
  expect(without(found, houses)).toEqual([])
})

test('a playground is not under a roof, unless it is a library or a hall to play in', () => {
  const halls = { 'aarhus: Dokk1': 'a library with playgrounds round it', 'warsaw: Hulakula': 'a play hall' }
  const found = that(({ funTypes, setting }) => funTypes[0] === 'playground' && setting === 'indoor')
  expect(without(found, halls)).toEqual([])
})

test('a museum is outdoors only where its things stand in the open', () => {
  expect(
    that(
      ({ funTypes, setting }) => funTypes[0] === 'museum' && funTypes.length === 1 && setting === 'outdoor',
    ),
  ).toEqual([])
})

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** On any such day of a year, where its hours are not known on any on which it is not usually closed. */
function isOpenOn({ lat, lng, usualHours, usuallyClosed }: StarterEntry, weekday: string): boolean {
  const openingHours = usualHours ?? (usuallyClosed ? hoursBeside(usuallyClosed) : '24/7')
  const year: HoursQuestion = {
    ...{ lat, lng, openingHours, timeZone: 'Europe/Vienna', countryCode: undefined },
    ...{ firstDay: '2027-01-04', dayCount: 364 },
  }
  return reckonDays(year).some(({ open }, i) => weekdays[i % 7] === weekday && open?.length)
}

test('a weekday on which the text says that it is closed is one in its hours', () => {
  const said =
    /\b(?:closed|shuts?|rests?) on (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days\b(?! outside| except)/gi
  const found = entries.flatMap(({ city, entry }) => {
    const days = [...textsOf(entry).matchAll(said)].map(([, day]) => (day ?? '').slice(0, 2))
    return days.filter((day) => isOpenOn(entry, day)).map((day) => `${city}: ${entry.name} ${day}`)
  })
  const inPartOfTheYear = {
    'varna: Археологически музей Su': 'in winter',
    'brasov: Castelul Peleș Tu': 'but in summer',
    'seville: Zoobotánico Jerez Mo': 'but in summer',
  }
  expect(without(found, inPartOfTheYear)).toEqual([])
})

test('what one cannot get into without a ticket from before must be booked', () => {
  const said =
    /not sold at the door|need a timed ticket|for a date and time only|reservation are yours to bring/
  expect(that((entry) => said.test(textsOf(entry)) && entry.booking !== 'required')).toEqual([])
})

test('where each ride is paid for, it is not called free', () => {
  const said = /\b(?:each|every) ride (?:is paid|does)/
  expect(that((entry) => said.test(textsOf(entry)) && (entry.price !== null || !entry.charge))).toEqual([])
})

test('a band of prices belongs to what is paid for', () => {
  expect(that(({ price, priceBand }) => priceBand !== null && (price === 'free' || price === null))).toEqual(
    [],
  )
})

test('a playground costs nothing, but for those that are parks with a gate', () => {
  const gated = {
    'brussels: Provinciedomein Huizingen': 'a provincial park with a small fee',
    'liberec: Šťastná země Radvánovice': 'a play park with a gate',
    'billund: WOW PARK Billund': 'a forest of tree houses',
    'berlin: FEZ-Berlin': 'its weekend programme has a ticket',
    'dublin: Malahide Castle & Gardens': 'castle and garden have a ticket',
    'amsterdam: Linnaeushof': 'a play park with a gate',
    'rotterdam: Plaswijckpark': 'a play park with a gate',
    'eindhoven: Speelland Beekse Bergen': 'a play park with a gate',
    'warsaw: Hulakula': 'a play hall',
  }
  const found = that(
    ({ funTypes, price }) => funTypes[0] === 'playground' && price !== 'free' && price !== null,
  )
  expect(without(found, gated)).toEqual([])
})

test('ages are in order, and those that it suits are among those that it lets in', () => {
  const isDisordered = (min: number | null, max: number | null) => min !== null && max !== null && min > max
  expect(that(({ bestAgeMin, bestAgeMax }) => isDisordered(bestAgeMin, bestAgeMax))).toEqual([])
  expect(that(({ ageMin, bestAgeMin }) => isDisordered(ageMin, bestAgeMin))).toEqual([])
  expect(that(({ ageMax, bestAgeMax }) => isDisordered(bestAgeMax, ageMax))).toEqual([])
  expect(that(({ visitHoursMin, visitHoursMax }) => isDisordered(visitHoursMin, visitHoursMax))).toEqual([])
})

test('where there is nothing to eat, nothing else is said of food', () => {
  expect(that(({ food }) => food.includes('none') && food.length > 1)).toEqual([])
})

test('every city has at least fifteen places, and at most six featured ones', () => {
  expect(cities.filter(({ places }) => places.length < 15).map(({ slug }) => slug)).toEqual([])
  const featuredOf = (places: readonly StarterEntry[]) => places.filter(({ featured }) => featured).length
  expect(cities.filter(({ places }) => featuredOf(places) > 6).map(({ slug }) => slug)).toEqual([])
})

test('a featured place has more than two lines to read', () => {
  expect(that(({ featured, description }) => featured && description.length < 120)).toEqual([])
})

test('texts are sentences', () => {
  const isSentence = (text: string) =>
    /^[\p{Lu}\d]/u.test(text) && /[.!?]$/.test(text) && !/\s{2}|\s$/.test(text)
  expect(that(({ description }) => !isSentence(description))).toEqual([])
  expect(that(({ goodToKnow }) => goodToKnow !== null && !isSentence(goodToKnow))).toEqual([])
})

test('no text grows old: no prices, no news, no recent years', () => {
  const aging =
    /€|\beuros?\b|\bfrancs\b|\bkroner\b|\b20[2-9]\d\b|\b(?:newly|recently|currently|reopened|this year|next year)\b/i
  expect(that(({ description }) => aging.test(description))).toEqual([])
  expect(that(({ goodToKnow }) => goodToKnow !== null && aging.test(goodToKnow))).toEqual([])
})

test('no two places stand in one spot, within 30 metres', () => {
  expect(pairsWithin(0.03).map(([one, other]) => `${one.name} / ${other.name}`)).toEqual([])
})

test('no place is there twice, under one name or two', () => {
  const twins = pairsWithin(2).filter(([one, other]) => {
    const sites = [one.website, other.website].map((site) => site?.replace(/\/$/, ''))
    return one.name === other.name || (sites[0] && sites[0] === sites[1])
  })
  const found = twins.map(([one, other]) => [one.name, other.name].sort().join(' / '))
  expect(without(found, oneSiteForTwo)).toEqual([])
})

const oneSiteForTwo = {
  "L'Hemisfèric / Museu de les Ciències": 'cinema and museum of one city of arts',
  "Musée d'Histoire de Marseille / Préau des Accoules": 'two museums of the town',
  'BärenPark / Tierpark Bern': 'two grounds of one zoo',
  "Grande Galerie de l'Évolution / Ménagerie du Jardin des Plantes": 'gallery and zoo of one garden',
  'Bolt Tower / Velký svět techniky': 'furnace and science centre of one works',
  'Bellewaerde / Bellewaerde Aquapark': 'rides and pools, each with a ticket',
  'Birmingham Museum & Art Gallery / Thinktank': 'two museums of the town',
  'Tierpark Hagenbeck / Tropen-Aquarium Hagenbeck': 'zoo and aquarium, each with a ticket',
  'Kelvingrove Art Gallery and Museum / Riverside Museum': 'two museums of the town',
  'Kaisaniemen kasvitieteellinen puutarha / Luonnontieteellinen museo': 'two houses of one university museum',
  'Näsinneula / Särkänniemi': 'tower and rides, each with a ticket',
}

function pairsWithin(km: number): [StarterEntry, StarterEntry][] {
  const sorted = entries.map(({ entry }) => entry).sort((a, b) => a.lat - b.lat)
  return sorted.flatMap((one, i) => {
    const found: [StarterEntry, StarterEntry][] = []
    for (const other of sorted.slice(i + 1)) {
      if (other.lat - one.lat > km / 100) break
      if (kilometresBetween(one, other) < km) found.push([one, other])
    }
    return found
  })
}
