import { kilometresBetween } from '../../../guide/how-far/distance.ts'
import { plainName } from '../../candidates/name-words.ts'
import type { PlaceCandidate } from '../../candidates/place-candidate.ts'

const bathName =
  /bad\b|badet\b|schwimm|piscin|swimming|aqua|therme|uimahalli|zwembad|simhall|lido\b|plavec|basen|strand/
// Answers hold the middle of each outline alone: what lies so near to a bath's is one of its basins.
const besideKm = 0.15

/** The pools that are basins of a bath which comes with them, and tell nothing of themselves. */
export function basinsAmong(candidates: readonly PlaceCandidate[]): Set<PlaceCandidate> {
  const baths = candidates.filter(isBath)
  return new Set(
    candidates
      .filter(isBarePool)
      .filter((pool) => baths.some((bath) => kilometresBetween(bath.fields, pool.fields) <= besideKm)),
  )
}

const isBath = ({ fields: { categories = [], name } }: PlaceCandidate) =>
  (categories ?? []).some(
    (category) =>
      category === 'leisure=water_park' ||
      category === 'amenity=public_bath' ||
      (category === 'leisure=sports_centre' && bathName.test(plainName(name))),
  )

/** A pool that tells nothing but its name. */
export const isBarePool = ({ fields: { categories, website, wikidata } }: PlaceCandidate) =>
  !website && !wikidata && (categories ?? []).every((category) => category === 'leisure=swimming_pool')
