import { isDeepStrictEqual } from 'node:util'

/** One provider's record of a place, as it is stored. */
export type SourceRecord = {
  provider: string
  externalId: string
  raw: unknown
  /** When the provider last changed it; null for the starter guide. */
  sourceDate: Date | null
  /** The date of the newest data that held the record. */
  fetchedAt: Date
  /** The date of the data that no longer held it, though it covered its area. */
  goneSince: Date | null
  /** What it said before and its content, which has no date of its own, leaves open; the newest first. */
  earlier: readonly Reading[]
}

/** A provider's record as it once came; its date in ISO form. */
export type Reading = { raw: unknown; sourceDate: string | null }

export type SourceChange = { record: SourceRecord; isOlder: boolean; isTouched: boolean }

/**
 * What becomes of a stored record when another of the same id comes in. The newer one's content stays, by its own
 * date; which of the two was stored first does not matter.
 */
export function updatedRecord(stored: SourceRecord, incoming: SourceRecord): SourceChange {
  const order = compareAge(stored, incoming)
  const content = order < 0 ? incoming : stored
  const fetchedAt = later(stored.fetchedAt, incoming.fetchedAt)
  // It came back; an older file that still has it does not count.
  const isBack = stored.goneSince !== null && incoming.fetchedAt > stored.goneSince
  const record = { ...content, fetchedAt, goneSince: isBack ? null : stored.goneSince }
  const isTouched = order < 0 || isBack || fetchedAt > stored.fetchedAt
  return { record, isOlder: timeOf(incoming) < timeOf(stored), isTouched }
}

function compareAge(a: SourceRecord, b: SourceRecord): number {
  if (timeOf(a) !== timeOf(b)) return timeOf(a) - timeOf(b)
  if (isDeepStrictEqual(a.raw, b.raw)) return 0
  // The starter guide has no dates: what an update of it brings is newer than what it brought before.
  const isUndated = a.sourceDate === null && b.sourceDate === null
  if (isUndated && a.fetchedAt.getTime() !== b.fetchedAt.getTime()) return a.fetchedAt < b.fetchedAt ? -1 : 1
  // Two readings of one version: any rule will do that does not depend on which came first.
  return sortedJson(a.raw) < sortedJson(b.raw) ? -1 : 1
}

const timeOf = ({ sourceDate }: SourceRecord) => sourceDate?.getTime() ?? 0

const later = (a: Date, b: Date) => (a > b ? a : b)

// The database keeps JSON objects with keys in an order of its own.
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
