import type { ReactNode } from 'react'
import { lateKept } from '../../web/late-kept.ts'
import type { Family } from './family.ts'
import type { FamilyFacts } from './family-facts.ts'
import type { FamilyQuery } from './family-query.ts'

/** A family that lists are to be judged for, with the code that does so: both come after a page has come to life. */
export interface OurFamily {
  /** '3, 8 · buggy · 30 min' */
  chip: ReactNode
  hasAges: boolean
  fitLine: (place: FamilyFacts) => ReactNode
  misfitHeading: (count: number) => ReactNode
  /** What they said. */
  family: Family
  /** What the order 'Best for us' is asked for with. */
  query: FamilyQuery
  /** Whether lists are in that order where their address names none. */
  isByFit: boolean
  orderByFit: (isByFit: boolean) => void
}

/** Nothing is there until the visitor has told us of a family. */
export const familyStore = lateKept<OurFamily>('our-family')
