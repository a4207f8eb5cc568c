import { formatDistance } from '../how-far/distance.ts'
import { cardFacts } from '../place-lists/card-facts.ts'
import type { SearchAnswer } from './search.schema.ts'
import { whereIs } from './where-is.ts'

type Place = SearchAnswer['places'][number]

/** What the search asked of places. */
export type Asked = Pick<SearchAnswer, 'wishes' | 'openOn' | 'isFeast' | 'around'>

export type Hit =
  | { kind: 'city'; key: string; city: SearchAnswer['cities'][number]; asked: Asked }
  | { kind: 'place'; key: string; place: Place; asked: Asked }

/**
 * 'Indoor · free for children · best for 4–12 · about 600 m from Eiffel Tower · dogs: on a lead · usually open 9:00–17:00 on Mondays': what is known of what a search may have asked
 * for, and what is not known of what it did, such as 'ice rink: not known'. Who looks for what is free also finds, farther down, what is not.
 */
export const hitFacts = (place: Place, { wishes, openOn, isFeast, around }: Asked): string =>
  [
    ...cardFacts({ ...place, visitHoursMin: null, visitHoursMax: null }),
    awayFrom(place, around),
    // Of a picnic and of meals the same is to be said.
    ...new Set(wishes.map((wish) => beyondCard[wish](place))),
    ...place.notKnownFor.map((thing) => told(thing)),
    openOn && place.opens && onDay[place.opens](openOn, place.openHours, isFeast),
  ]
    .filter(Boolean)
    .join(' · ')

const awayFrom = ({ kmFromThere }: { kmFromThere: number | null }, around: Asked['around']) =>
  around && kmFromThere ? `${formatDistance(kmFromThere, true)} from ${around.name}` : null

/** 'Germany, about 149 km from Leipzig': who looks for a town that is no city of the guide is led to the nearest. */
export const whereCityIs = (
  city: SearchAnswer['cities'][number],
  { around }: Pick<Asked, 'around'>,
): string => whereIs({ addrCity: city.country, addrCountry: awayFrom(city, around) })

/** By wish, what the facts of a card do not tell; null where they do. */
const beyondCard: Record<Asked['wishes'][number], (place: Place) => string | null> = {
  indoor: ({ setting }) => unlessTold(setting, 'indoor or outdoor'),
  free: unknownPrice,
  freeForChildren: unknownPrice,
  cheap: ({ price, priceBand }) => (price === 'free' ? null : told('ticket', priceBand)),
  toddlers: unknownAges,
  teenagers: unknownAges,
  wheelchair: ({ wheelchair }) => unlessTold(wheelchair, 'wheelchair'),
  buggy: ({ buggy }) => told('buggy', buggy),
  dogs: ({ dogs }) => told('dogs', dogs),
  toilets: ({ toilets }) => told('toilets', toilets),
  changingTable: ({ changingTable }) => told('changing table', changingTable),
  picnic: foodOf,
  meals: foodOf,
  spring: seasonsOf,
  summer: seasonsOf,
  autumn: seasonsOf,
  winter: seasonsOf,
}

const told = (fact: string, ...values: readonly (string | number | null)[]) =>
  `${fact}: ${values.map((value) => value && (words[value] ?? value)).join(', ') || 'not known'}`

/** Where a value is no word as it stands. */
const words: Record<string, string> = {
  ...{ limited: 'in part', leashed: 'on a lead', cafe: 'café', picnic: 'room for a picnic', none: 'nothing' },
  ...{ 1: 'under 10 € for an adult', 2: '10 to 25 € for an adult', 3: 'over 25 € for an adult' },
}

const seasonsOfYear = 4

/** What names none may be open all year. */
function seasonsOf({ seasons }: Place) {
  if (seasons.length === 0) return null
  return told('seasons', seasons.length === seasonsOfYear ? 'all year' : seasons.join(', '))
}

function foodOf({ food }: Place) {
  return told('food', ...food)
}

function unknownPrice({ price }: Place) {
  return unlessTold(price, 'price')
}

function unknownAges({ ageGroupMin, ageGroupMax, bestAgeMin, bestAgeMax }: Place) {
  return unlessTold(ageGroupMin ?? ageGroupMax ?? bestAgeMin ?? bestAgeMax, 'ages')
}

function unlessTold(value: string | number | null, fact: string) {
  return value === null ? told(fact) : null
}

/** 'Monday', 'November 30'; by the browser's own names, which weigh nothing. */
const nameOf = (day: string, parts: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString('en', { ...parts, timeZone: 'UTC' })
const dateOf = (day: string) => nameOf(day, { day: 'numeric', month: 'long' })

const openFor = (hours: string | null) => (hours ? `open ${hours}` : 'open')

const onDay = {
  stated: (day: string, hours: string | null) => `${openFor(hours)} on ${dateOf(day)}`,
  usual: (day: string, hours: string | null, isFeast: boolean) =>
    `usually ${openFor(hours)} on ${nameOf(day, { weekday: 'long' })}s${isFeast && hours !== 'all day' ? `, perhaps not on ${dateOf(day)}` : ''}`,
  unknown: (day: string) => `hours on ${dateOf(day)}: not known`,
}
