import { type Member, memberOf, type PlaceGroup } from '../src/gathering/matching/place-groups.ts'
import type { SourceRecord } from '../src/gathering/merging/source-record.ts'
import { aCandidate } from './candidates.ts'

/** The record that a candidate of `aCandidate` was made from, within a place. */
export function aMember(
  fields: Parameters<typeof aCandidate>[0] & { sameAs?: string } = {},
  record: Partial<SourceRecord> = {},
): Member {
  const { sameAs, ...rest } = fields
  const candidate = { ...aCandidate(rest), sameAs }
  const { provider, externalId, raw, sourceDate = null } = candidate
  const fetchedAt = new Date('2022-01-01')
  return memberOf(
    { provider, externalId, raw, sourceDate, fetchedAt, goneSince: null, earlier: [], ...record },
    candidate,
  )
}

export const aGroup = (id: number, ...members: Member[]): PlaceGroup => ({ id, members })
