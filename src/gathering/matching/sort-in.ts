import { isDeepStrictEqual } from 'node:util'
import { utcDay } from '../../guide/seasons/open-season.ts'
import type { PlaceCandidate, PlaceFields } from '../candidates/place-candidate.ts'
import { stillNeeded } from '../merging/earlier-readings.ts'
import { type SourceRecord, updatedRecord } from '../merging/source-record.ts'
import { groupCandidates } from './group-candidates.ts'
import { type Member, memberOf, type PlaceGroup } from './place-groups.ts'

/** A record in the group of its place. */
export type SortedIn = {
  member: Member
  group: PlaceGroup
  /** 'joined': one more record of a place. 'older': an older version of a stored record. */
  outcome: 'added' | 'joined' | 'unchanged' | 'older'
  /** True when a place known from the starter guide alone got its first record of a provider. */
  isStarterTwin: boolean
  /** Set when the record has to be written. */
  record: SourceRecord | undefined
  /** The record of a stored place as it was: null when it had none; undefined when its content stays. */
  before: SourceRecord | null | undefined
}

/** Puts each record into its group: those of known ids first, so that the rest meets today's names. */
export function sortIn(
  incoming: readonly Member[],
  groups: ReadonlyMap<number, PlaceGroup>,
  placeOfId: ReadonlyMap<string, number>,
): SortedIn[] {
  const newcomers: Member[] = []
  const sorted: SortedIn[] = []
  for (const member of incoming) {
    const group = groups.get(placeOfId.get(member.candidate.externalId) ?? 0)
    if (group) sorted.push(renew(member, group))
    else newcomers.push(member)
  }
  const known = new Set(groups.values())
  const starterAlone = new Set([...groups.values()].filter(isStarterAlone))
  for (const { member, group, outcome } of groupCandidates(newcomers, [...groups.values()])) {
    const before = known.has(group) ? null : undefined
    const isStarterTwin = starterAlone.delete(group)
    sorted.push({ member, group, outcome, record: member.record, before, isStarterTwin })
  }
  return sorted
}

function renew(member: Member, group: PlaceGroup): SortedIn {
  const { externalId, provider } = member.record
  const at = group.members.findIndex(
    ({ record }) => record.externalId === externalId && record.provider === provider,
  )
  const stored = group.members[at]
  if (!stored) {
    group.members.push(member)
    return { member, group, outcome: 'joined', record: member.record, before: null, isStarterTwin: false }
  }
  const said = asDated(stored, member)
  const { record, isOlder, ...updated } = updatedRecord(said.stored, said.incoming)
  const isTouched = updated.isTouched || said.stored.raw !== stored.record.raw
  const isRenewed = record.raw === member.record.raw
  const earlier = isRenewed ? stillNeeded(member.candidate, stored.record) : stored.record.earlier
  const renewed = { ...record, earlier }
  group.members[at] = memberOf(renewed, isRenewed ? member.candidate : stored.candidate)
  const outcome = isOlder ? 'older' : 'unchanged'
  // Overpass dates each answer anew: of a record that says the same, the dates alone are no change.
  const isOther =
    record.goneSince !== stored.record.goneSince || !isDeepStrictEqual(record.raw, stored.record.raw)
  const before = isTouched && isOther ? stored.record : undefined
  return { member, group, outcome, record: isTouched ? renewed : undefined, before, isStarterTwin: false }
}

/**
 * Of two versions that say the same the one with a date of its own stays: an answer that leaves dates out is no change.
 * Nor is what only follows from the day of an answer, such as since when a place is closed.
 */
function asDated({ record: stored, candidate: known }: Member, { record: incoming, candidate }: Member) {
  const isDated = known.hasOwnDate || candidate.hasOwnDate
  const isMoved = known.fields.closedFrom !== candidate.fields.closedFrom
  if (!isDated && isMoved && isDeepStrictEqual(stored.raw, incoming.raw))
    return { stored, incoming: { ...incoming, sourceDate: stored.sourceDate } }
  const isSame =
    isDeepStrictEqual(saidOf(known), saidOf(candidate)) &&
    isDeepStrictEqual(known.otherNames, candidate.otherNames)
  if (!isSame || known.hasOwnDate === candidate.hasOwnDate) return { stored, incoming }
  const { raw, sourceDate } = known.hasOwnDate ? stored : incoming
  return { stored: { ...stored, raw, sourceDate }, incoming: { ...incoming, raw, sourceDate } }
}

/** A closure that begins on the day of the data is one of which nobody says since when. */
function saidOf({ fields, sourceDate }: PlaceCandidate): PlaceFields {
  const isSinceData = sourceDate && fields.closedFrom === utcDay(sourceDate)
  return isSinceData ? { ...fields, closedFrom: 'since' } : fields
}

const isStarterAlone = ({ members }: PlaceGroup) =>
  members.every(({ candidate }) => candidate.provider === 'starter' || candidate.provider === 'official-site')
