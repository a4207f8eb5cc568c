import type { ReactNode } from 'react'
import type { FamilyQuery } from './family-query.ts'
import type { FamilyFacts } from './fit.ts'

/** Where a browser keeps the family; nothing is there until the visitor has told us of one. */
export const familyKey = 'our-family'

/** A family that lists are to be judged for, with the code that does so: both come after a page has come to life. */
export interface OurFamily {
  /** '3, 8 · buggy · 30 min' */
  chip: ReactNode
  hasAges: boolean
  fitLine: (place: FamilyFacts) => ReactNode
  misfitHeading: (count: number) => ReactNode
  /** What the order 'Best for us' is asked for with. */
  query: FamilyQuery
  /** Whether lists are in that order where their address names none. */
  isByFit: boolean
  orderByFit: (isByFit: boolean) => void
}

let ours: OurFamily | undefined
export const listeners = new Set<() => void>()

export const ourFamily = () => ours

export function tellFamily(family: OurFamily | undefined) {
  ours = family
  for (const listener of listeners) listener()
}
