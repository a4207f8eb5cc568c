import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PlaceCandidate } from '../candidates/place-candidate.ts'
import { type Likeness, likenessOf } from '../matching/place-twins.ts'
import { type ComputedPlace, computePlace } from '../merging/place-merge.ts'

/** What can be said of candidates before anybody asks the database: all of it would come out the same again. */
export type Foresight = ReadonlyMap<PlaceCandidate, { likeness: Likeness; place: ComputedPlace | undefined }>

/**
 * Made one by one, whenever nothing else is to be done: meanwhile the database writes the candidates before these.
 * `areNew`: most will be places of their own.
 */
export async function foresee(
  candidates: readonly PlaceCandidate[],
  { areNew }: { areNew: boolean },
): Promise<Foresight> {
  const foreseen = new Map<PlaceCandidate, { likeness: Likeness; place: ComputedPlace | undefined }>()
  for (const candidate of candidates) {
    const place = areNew ? computePlace([{ candidate, goneSince: null }]) : undefined
    foreseen.set(candidate, { likeness: likenessOf(candidate), place })
    await nextTurn()
  }
  return foreseen
}
