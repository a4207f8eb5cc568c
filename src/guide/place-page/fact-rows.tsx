import { Baby, Clock, MapPin, Utensils } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FactOf, PublicFact } from '../facts/fact-names.ts'
import type { FactSource } from '../facts/fact-source.schema.ts'
import type { ChoiceType } from '../facts/fact-types.ts'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { ageRange } from './age-range.ts'
import { dialled } from './dialled.ts'
import {
  bookings,
  buggies,
  dogsThere,
  foodWords,
  prices,
  settings,
  ticketWords,
  visitWords,
  wheelchairs,
  yesNo,
} from './fact-words.ts'
import { postalAddress } from './postal-address.ts'

/** In the order of the page, each with its sign. */
export const factGroups = [
  { title: 'Before you go', icon: Clock },
  { title: 'With children', icon: Baby },
  { title: 'Getting there', icon: MapPin },
  { title: 'Food', icon: Utensils },
] as const

type FactRow = {
  group: (typeof factGroups)[number]['title']
  label: string
  /** What visitors read; null where it is not known. */
  value: (place: PlaceDetail) => ReactNode
  /** Where it tells others than the fact of its name: the first that has a source names it. */
  of?: readonly PublicFact[]
  /** Families ask for it: that it is not known is said. */
  isAsked?: true
}

/** Facts that are one of some words: each has a row. */
type WordFact = PublicFact & FactOf<'yesNo' | ChoiceType>

type Row = WordFact | 'charge' | 'visit' | 'ages' | 'bestAges' | 'gettingThere' | 'address' | 'phone' | 'food'

/** What visitors read of each fact, in the order of the page. */
const rows: { [Name in Row]: FactRow } = {
  price: {
    group: 'Before you go',
    label: 'Price',
    isAsked: true,
    value: ({ price }) => price && prices[price],
  },
  charge: {
    group: 'Before you go',
    label: 'Ticket',
    of: ['charge', 'priceBand'],
    value: ticketWords,
  },
  visit: {
    group: 'Before you go',
    label: 'Length of a visit',
    isAsked: true,
    of: ['visitHoursMin', 'visitHoursMax'],
    value: visitWords,
  },
  booking: {
    group: 'Before you go',
    label: 'Booking',
    isAsked: true,
    value: ({ booking }) => booking && bookings[booking],
  },
  setting: {
    group: 'Before you go',
    label: 'Setting',
    isAsked: true,
    value: ({ setting }) => setting && settings[setting].map((text) => <span key={text}>{text} </span>),
  },
  phone: {
    group: 'Before you go',
    label: 'Phone',
    value: ({ phone }) =>
      phone && (
        <a href={`tel:${dialled(phone)}`} className="underlined">
          {phone}
        </a>
      ),
  },
  ages: {
    group: 'With children',
    label: 'Ages',
    of: ['ageGroupMin', 'ageGroupMax'],
    value: (place) => ageRange(place) ?? null,
  },
  bestAges: {
    group: 'With children',
    label: 'Best ages',
    of: ['bestAgeMin', 'bestAgeMax'],
    isAsked: true,
    value: ({ bestAgeMin, bestAgeMax }) =>
      ageRange({ ageGroupMin: bestAgeMin, ageGroupMax: bestAgeMax }) ?? null,
  },
  buggy: {
    group: 'With children',
    label: 'Buggy',
    isAsked: true,
    value: ({ buggy }) => buggy && buggies[buggy],
  },
  toilets: {
    group: 'With children',
    label: 'Toilets',
    isAsked: true,
    value: ({ toilets }) => toilets && yesNo[toilets],
  },
  changingTable: {
    group: 'With children',
    label: 'Changing table',
    isAsked: true,
    value: ({ changingTable }) => changingTable && yesNo[changingTable],
  },
  wheelchair: {
    group: 'With children',
    label: 'Wheelchair',
    isAsked: true,
    value: ({ wheelchair }) => wheelchair && wheelchairs[wheelchair],
  },
  wheelchairToilets: {
    group: 'With children',
    label: 'Wheelchair toilets',
    value: ({ wheelchairToilets }) => wheelchairToilets && yesNo[wheelchairToilets],
  },
  dogs: {
    group: 'With children',
    label: 'Dogs',
    isAsked: true,
    value: ({ dogs }) => dogs && dogsThere[dogs],
  },
  gettingThere: {
    group: 'Getting there',
    label: 'How to get there',
    value: ({ gettingThere }) => gettingThere,
  },
  address: {
    group: 'Getting there',
    label: 'Address',
    isAsked: true,
    of: ['address', 'addrCountry'],
    value: (place) => place.address || postalAddress(place) || null,
  },
  food: {
    group: 'Food',
    label: 'Eating there',
    isAsked: true,
    value: foodWords,
  },
  highchair: {
    group: 'Food',
    label: 'Highchairs',
    value: ({ highchair }) => highchair && yesNo[highchair],
  },
  drinkingWater: {
    group: 'Food',
    label: 'Drinking water',
    value: ({ drinkingWater }) => drinkingWater && yesNo[drinkingWater],
  },
}

export type NamedRow = FactRow & { name: string }

export const factRows: readonly NamedRow[] = Object.entries(rows).map(([name, row]) => ({ ...row, name }))

/** Who says a row; undefined where it is not known. */
export function sourceOf({ name, of, value }: NamedRow, place: PlaceDetail) {
  if (value(place) === null) return undefined
  const byName: Readonly<Record<string, FactSource | undefined>> = place.sources
  const facts: readonly string[] = of ?? [name]
  return facts.map((fact) => byName[fact]).find((source) => source !== undefined)
}
