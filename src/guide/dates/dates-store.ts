import type { ComponentType, ReactNode } from 'react'
import { lateKept } from '../../web/late-kept.ts'
import type { CityName } from '../cities/city.schema.ts'
import type { FactSource } from '../facts/fact-source.schema.ts'

/** The days that a visitor picked, with the code that tells of them: both come after a page has come to life. */
export interface OurDates {
  /** YYYY-MM-DD, in order; at least one. */
  days: readonly string[]
  /** 'Fri 27, Sat 28' */
  chip: ReactNode
  /** What a card says of a place on them; of one outdoors also where to go when it rains. */
  line: (slug: string, rain?: LoadRain) => ReactNode
  /** What the page of a place says, and who states its hours. */
  table: (slug: string, source: FactSource | undefined) => ReactNode
  /** What their months are usually like in a city. */
  weather: (city: Pick<CityName, 'name' | 'slug'>) => ReactNode
}

export interface RainOfCardProps {
  slug: string
  /** YYYY-MM-DD, at least one. */
  days: readonly string[]
  /** Whether one of them is, or may be, a public holiday there: stated hours are no more than usual then. */
  isHoliday: boolean
}

/** Fetches what says where to go instead when it rains. */
export type LoadRain = () => Promise<{ RainOfCard: ComponentType<RainOfCardProps> }>

/** Nothing is there until the visitor has picked a day. */
export const datesStore = lateKept<OurDates>('our-dates')
