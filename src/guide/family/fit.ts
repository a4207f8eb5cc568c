import { radiusDrivingTimeMinutes } from '../how-far/distance.ts'
import { formatDrivingTime } from '../how-far/driving-time.ts'
import { agesFit } from './ages-fit.ts'
import type { Family } from './family.ts'
import type { FamilyFacts } from './family-facts.ts'

export interface Fit {
  kind: 'fits' | 'partly' | 'not' | 'unknown'
  /** Parts of one line: 'Fits 3 and 8', 'indoors', 'about 12 min by car'. */
  line: string[]
  /** A second line, at most one. */
  remark: string | null
  /**
   * Its part of a list 'Best for us': 0 nothing is missing, 1 something the family asked for is only in part or not known, 2 its
   * ages are not known, 3 something known speaks against it. The server orders by the same, in `fit.queries.ts`.
   */
  rank: 0 | 1 | 2 | 3
}

/** For whom of a family a place is, and why not. Only what is known speaks against it. */
export function fitOf(place: FamilyFacts, family: Family): Fit {
  const ages = agesFit(place, family.ages)
  const reasons = reasonsAgainst(place, family)
  const [reason, ...others] = ages.kind === 'not' ? [ages.line[0], ...reasons] : reasons
  const around = [place.setting && settings[place.setting], drive(place)].filter((part) => part !== null)
  if (reason) {
    const rest = around.filter((part) => !reason.includes(part))
    return { kind: 'not', line: [reason], remark: others[0] ?? asOneLine(rest), rank: 3 }
  }
  const noBuggy = family.buggy && place.buggy === 'no' ? ['not with a buggy'] : []
  if (ages.kind === 'partly' || noBuggy.length > 0)
    return {
      kind: 'partly',
      line: [...ages.line, ...noBuggy],
      remark: ages.remark ?? asOneLine(around),
      rank: 3,
    }
  const missing = inPart(place, family) ?? notKnown(place, family)
  return {
    kind: ages.kind,
    line: [...ages.line, ...around],
    remark: missing ?? (place.booking === 'required' ? 'Book a slot ahead' : null),
    rank: ages.kind === 'unknown' ? 2 : missing ? 1 : 0,
  }
}

const settings = { indoor: 'indoors', outdoor: 'outdoors', both: 'in and out' }

const asOneLine = (parts: string[]) => {
  const line = parts.join(' · ')
  return line === '' ? null : `${line[0]?.toUpperCase()}${line.slice(1)}`
}

/** By road where that is known, else a guess, and told as one; without end where no road leads. */
export const driveMinutes = ({ distance, drivingTimeMinutes, hasNoRoad }: FamilyFacts): number | null => {
  if (hasNoRoad) return Number.POSITIVE_INFINITY
  return drivingTimeMinutes ?? (distance === undefined ? null : radiusDrivingTimeMinutes(distance))
}

function drive(place: FamilyFacts): string | null {
  if (place.hasNoRoad) return 'no road'
  const minutes = driveMinutes(place)
  if (minutes === null) return null
  return `${place.drivingTimeMinutes == null ? 'about ' : ''}${formatDrivingTime(minutes)} by car`
}

const tickets = { 1: 'under €10', 2: '€10 to 25', 3: 'over €25' }

/** What speaks against it beside the ages, the weightiest first. */
function reasonsAgainst(place: FamilyFacts, { wheelchair, longestDrive, budget }: Family): string[] {
  const { price, priceBand } = place
  const minutes = driveMinutes(place)
  const isDear =
    budget !== null && price !== 'free' && ((priceBand ?? 0) > budget || (budget === 0 && price !== null))
  return [
    ...(wheelchair && place.wheelchair === 'no' ? ['Not with a wheelchair'] : []),
    ...(longestDrive !== null && minutes !== null && minutes > longestDrive
      ? [`Too far: ${drive(place)}`]
      : []),
    ...(isDear ? [`Over your budget: ${priceBand ? `${tickets[priceBand]} a ticket` : 'paid entry'}`] : []),
  ]
}

function inPart(place: FamilyFacts, { wheelchair, buggy }: Family): string | null {
  if (wheelchair && place.wheelchair === 'limited') return 'Wheelchair only part of the way'
  return buggy && place.buggy === 'limited' ? 'Buggy only part of the way' : null
}

/** 'Not known: wheelchair, price'. */
function notKnown(place: FamilyFacts, { wheelchair, buggy, budget }: Family): string | null {
  const isPriceKnown = place.price === 'free' || place.priceBand !== null
  const silent = [
    ...(wheelchair && place.wheelchair === null ? ['wheelchair'] : []),
    ...(buggy && place.buggy === null ? ['buggy'] : []),
    ...(budget !== null && !isPriceKnown ? ['price'] : []),
  ]
  return silent.length > 0 ? `Not known: ${silent.join(', ')}` : null
}
