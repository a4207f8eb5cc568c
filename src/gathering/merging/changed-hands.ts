import { singlySaidFacts } from '../../guide/facts/fact-names.ts'
import type { PlaceCandidate } from '../candidates/place-candidate.ts'
import type { ComputedPlace } from './place-merge.ts'
import { type PlaceSource, sourceOfFact } from './who-is-believed.ts'

/** Where a fact comes from; the date is the source's own, in ISO form. */
type FactSource = { provider: string; externalId: string; date: string | null }
type Hands = Record<string, { from: FactSource; to: FactSource }>

/** Of the fields that changed, those that went from one source to another; undefined when none did. */
export function changedHands(
  { before, after }: { before: Partial<ComputedPlace>; after: Partial<ComputedPlace> },
  former: readonly PlaceSource[],
  current: readonly PlaceSource[],
): Hands | undefined {
  const hands: Hands = {}
  for (const field of singlySaidFacts) {
    if (!(field in after) || before[field] === null || after[field] === null) continue
    const from = sourceOfFact(former, field, before[field])
    const to = sourceOfFact(current, field, after[field])
    if (from && to && from.externalId !== to.externalId)
      hands[field] = { from: factSource(from), to: factSource(to) }
  }
  return Object.keys(hands).length > 0 ? hands : undefined
}

const factSource = ({ provider, externalId, sourceDate }: PlaceCandidate): FactSource => ({
  provider,
  externalId,
  date: sourceDate?.toISOString() ?? null,
})
