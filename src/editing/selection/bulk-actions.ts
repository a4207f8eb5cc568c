import type { BarFlag } from '../places/place-filters.ts'

export type BulkFlags = Partial<Record<BarFlag, boolean>>

export type BulkAction = { label: string; changes: BulkFlags }

export const bulkActions: readonly BulkAction[] = [
  { label: 'Activate', changes: { isActive: true } },
  { label: 'Deactivate', changes: { isActive: false } },
  { label: 'Feature', changes: { isFeatured: true } },
  { label: 'Unfeature', changes: { isFeatured: false } },
  { label: 'Mark reviewed', changes: { isReviewed: true } },
  { label: 'Mark unreviewed', changes: { isReviewed: false } },
]

/** More than can be seen at once are asked about first. */
export const bulkConfirmFrom = 21

export const placeCount = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'place' : 'places'}`
