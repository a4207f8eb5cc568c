import { isDeepStrictEqual } from 'node:util'
import type { PlaceCandidate } from '../candidates/place-candidate.ts'
import { translators } from '../providers/translators.ts'
import { computePlace } from './place-merge.ts'
import type { Reading, SourceRecord } from './source-record.ts'

type Readings = Pick<SourceRecord, 'provider' | 'externalId' | 'earlier'>

/** What a record said before, as sources that fill gaps: what the place is, and where, its content of today says. */
export function earlierCandidates(record: Readings, today: PlaceCandidate): PlaceCandidate[] {
  return record.earlier.flatMap((reading) => earlierCandidate(record, reading, today) ?? [])
}

/**
 * The readings of a stored record to keep when newer content comes in: those that still say something. None when that
 * content has a date of its own, for then somebody took out what is missing; a list that is dated as a whole may merely
 * leave it out.
 */
export function stillNeeded(incoming: PlaceCandidate, stored: SourceRecord): Reading[] {
  if (incoming.hasOwnDate) return []
  const { raw, sourceDate, earlier } = stored
  const kept: Reading[] = []
  let sources = [incoming]
  for (const reading of [{ raw, sourceDate: sourceDate?.toISOString() ?? null }, ...earlier]) {
    const candidate = earlierCandidate(stored, reading, incoming)
    if (!candidate) continue
    const more = [...sources, candidate]
    if (isDeepStrictEqual(placeOf(more), placeOf(sources))) continue
    kept.push(reading)
    sources = more
  }
  return kept
}

function earlierCandidate(
  { provider, externalId }: Readings,
  { raw, sourceDate }: Reading,
  today: PlaceCandidate,
): PlaceCandidate | undefined {
  const date = sourceDate === null ? undefined : new Date(sourceDate)
  const candidate = translators[provider]?.({ externalId, raw, sourceDate: date })
  if (!candidate) return undefined
  const { fields } = candidate
  // What was renamed keeps no name in English that it had before.
  const displayName = fields.name === today.fields.name ? fields.displayName : null
  const open = { ...fields, displayName, categories: [], funTypes: [] }
  return { ...candidate, fields: open, likelySetting: undefined }
}

const placeOf = (candidates: readonly PlaceCandidate[]) =>
  computePlace(candidates.map((candidate) => ({ candidate, goneSince: null })))
