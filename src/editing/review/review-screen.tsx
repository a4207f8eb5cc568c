import { useEffect } from 'react'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { useSingleKeys } from '../../ui/use-single-keys.ts'
import { PlaceHistoryButton } from '../history/place-history-button.tsx'
import { EditPlace } from '../place-form/edit-place.tsx'
import { useOpenPlace } from '../place-form/use-open-place.ts'
import { AdminPlaceFilterChips } from '../place-list/admin-place-filter-chips.tsx'
import type { AdminPlaceFilters } from '../places/admin-place-list.ts'
import { ReviewBar } from './review-bar.tsx'
import { type ReviewAction, reviewKeys } from './review-keys.ts'
import { ReviewPlace } from './review-place.tsx'
import { useReview } from './use-review.tsx'

interface ReviewScreenProps {
  /** The page is the place's number among all that match. */
  filters: AdminPlaceFilters
  onChange: (part: Partial<AdminPlaceFilters>) => void
  /** Whether single keys act; some voices and hands press them by accident. */
  hasKeys: boolean
  onKeys: (hasKeys: boolean) => void
}

/** Places one by one, with all that it takes to decide about each. */
export function ReviewScreen({ filters, onChange, hasKeys, onKeys }: ReviewScreenProps) {
  const { place, total, hasFailed, reload, isBusy, askAgain, decide } = useReview(filters)
  const [editedId, edit] = useOpenPlace()
  const position = filters.page
  // The last one was decided, or the address is an old one.
  const isPastEnd = total !== undefined && total > 0 && position > total
  useEffect(() => {
    if (isPastEnd) onChange({ page: total })
  })
  const act = (action: ReviewAction) => {
    if (isBusy || !place) return
    if (action === 'next' && position < (total ?? 0)) onChange({ page: position + 1 })
    if (action === 'previous' && position > 1) onChange({ page: position - 1 })
    if (action === 'review') void decide(place, { isReviewed: !place.isReviewed })
    if (action === 'show') void decide(place, { isActive: !place.isActive })
    if (action === 'edit') edit(place.id)
  }
  useSingleKeys(reviewKeys, hasKeys && editedId === undefined, act)
  return (
    <AdminScreen
      title="Review"
      badge={
        <p role="status" className="text-sm text-text-muted tabular-nums">
          {total !== undefined &&
            total > 0 &&
            `${position.toLocaleString('en')} of ${total.toLocaleString('en')}`}
        </p>
      }
      actions={
        place && (
          <PlaceHistoryButton
            layer="open"
            placeId={place.id}
            name={place.displayName || place.name}
            onChange={askAgain}
          />
        )
      }
    >
      <div className="overflow-clip rounded-lg border border-border bg-surface" aria-busy={isBusy}>
        <AdminPlaceFilterChips filters={filters} onChange={onChange} />
        {(total ?? 0) > 0 && (
          <ReviewBar {...{ place, position, total: total ?? 0, isBusy, hasKeys, onKeys }} onAct={act} />
        )}
        {place && !hasFailed && <ReviewPlace key={place.id} place={place} />}
        {(hasFailed || total === undefined) && (
          <div className="p-4">
            <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
          </div>
        )}
        {total === 0 && (
          <p role="status" className="p-6 text-text-muted">
            No place waits for a review here.
          </p>
        )}
      </div>
      {editedId !== undefined && (
        <EditPlace placeId={editedId} onClose={() => edit(undefined)} onSaved={askAgain} />
      )}
    </AdminScreen>
  )
}
