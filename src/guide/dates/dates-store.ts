import type { ReactNode } from 'react'
import { lateKept } from '../../web/late-kept.ts'
import type { FactSource } from '../facts/fact-source.schema.ts'

/** The days that a visitor picked, with the code that tells of them: both come after a page has come to life. */
export interface OurDates {
  /** YYYY-MM-DD, in order; at least one. */
  days: readonly string[]
  /** 'Fri 27, Sat 28' */
  chip: ReactNode
  /** What a card says of a place on them. */
  line: (slug: string) => ReactNode
  /** What the page of a place says, and who states its hours. */
  table: (slug: string, source: FactSource | undefined) => ReactNode
}

/** Nothing is there until the visitor has picked a day. */
export const datesStore = lateKept<OurDates>('our-dates')
