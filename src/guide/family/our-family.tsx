import { useLateKept } from '../../web/late-kept.ts'
import type { FamilyFacts } from './family-facts.ts'
import type { FamilyQuery } from './family-query.ts'
import { familyStore, type OurFamily } from './family-store.ts'

/** Undefined where there is none or it is switched off, on the server, and until a browser has taken its page over. */
export const useOurFamily = (): OurFamily | undefined => useLateKept(familyStore)

familyStore.load = () => import('./kept-family.tsx')

/** Whom of the visitor's family the place is for, where there is one: the page itself is everybody's. */
export const FitLine = ({ place }: { place: FamilyFacts }) => useOurFamily()?.fitLine(place)

/** What a list is asked for with so that it is in the order of the family: not where its address names an order. */
export const familyOfList = (
  ours: OurFamily | undefined,
  { sort }: { sort: string },
): FamilyQuery | undefined => (ours?.isByFit && sort === 'distance' ? ours.query : undefined)
