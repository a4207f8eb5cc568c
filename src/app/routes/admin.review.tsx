import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router'
import {
  adminSearchOf,
  changed,
  filtersOfAdminSearch,
  isFiltered,
} from '../../editing/places/admin-place-list.ts'
import { ReviewScreen } from '../../editing/review/review-screen.tsx'

export const Route = createFileRoute('/admin/review')({ component: Review })

function Review() {
  const navigate = useNavigate()
  const search: Record<string, string> = useSearch({ from: '/admin/review' })
  const filters = filtersOf(search)
  const go = (next: Record<string, string>) =>
    void navigate({ to: '.', search: next, replace: true, resetScroll: false })
  const keysOf = ({ keys }: Record<string, string>): Record<string, string> =>
    keys === 'off' ? { keys } : {}
  return (
    <ReviewScreen
      filters={filters}
      onChange={(part) => go({ ...adminSearchOf(changed(filters, part)), ...keysOf(search) })}
      hasKeys={search.keys !== 'off'}
      onKeys={(hasKeys) => go({ ...adminSearchOf(filters), ...keysOf(hasKeys ? {} : { keys: 'off' }) })}
    />
  )
}

/** Without filters it is the queue of what nobody has reviewed. */
function filtersOf(search: Record<string, string>) {
  const filters = filtersOfAdminSearch(search)
  return isFiltered(filters) ? filters : { ...filters, isReviewed: 'false' as const }
}
