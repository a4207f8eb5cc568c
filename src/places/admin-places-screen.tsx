import { useEffect, useState } from 'react'
import { AdminScreen } from '../admin/admin-shell.tsx'
import { getFunTypes } from '../fun-types/fun-types.requests.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import { AdminDeletePlace } from './admin-delete-place.tsx'
import type { AdminPlace } from './admin-place.schema.ts'
import { AdminPlaceFilterBar } from './admin-place-filters.tsx'
import { type AdminPlaceFilters, isFiltered } from './admin-place-list.ts'
import { AdminPlacePages } from './admin-place-pages.tsx'
import { AdminPlaceTable } from './admin-place-table.tsx'
import { useAdminPlaceChanges } from './admin-use-place-changes.tsx'
import { useAdminPlaces } from './admin-use-places.tsx'

interface AdminPlacesScreenProps {
  filters: AdminPlaceFilters
  /** Anything but the page begins at page 1 again. */
  onChange: (part: Partial<AdminPlaceFilters>) => void
}

export function AdminPlacesScreen({ filters, onChange }: AdminPlacesScreenProps) {
  const { list, isLoading, hasFailed, reload } = useAdminPlaces(filters)
  const { remove, ...changes } = useAdminPlaceChanges(reload)
  const [doomed, setDoomed] = useState<AdminPlace>()
  const funTypes = useAnswer('fun-types', getFunTypes) ?? []
  const lastPage = list?.pagination.totalPages ?? filters.page
  // The last place of the last page was deleted, or the address is an old one.
  const isPastEnd = !isLoading && !hasFailed && filters.page > lastPage
  useEffect(() => {
    if (isPastEnd) onChange({ page: lastPage })
  })
  return (
    <AdminScreen title="Places Management">
      <div className="@container overflow-clip rounded-lg border border-border bg-surface">
        <AdminPlaceFilterBar filters={filters} funTypes={funTypes} onChange={onChange} />
        <div aria-busy={isLoading} className={isLoading && list ? 'opacity-60' : ''}>
          {list && list.data.length > 0 && (
            <AdminPlaceTable places={list.data} {...changes} onDelete={setDoomed} />
          )}
          {!list && isLoading && <Rows />}
          {list?.data.length === 0 && !hasFailed && (
            <p role="status" className="p-6 text-text-muted">
              {isFiltered(filters) ? 'No places match these filters.' : 'There are no places yet.'}
            </p>
          )}
          {hasFailed && <Failure onRetry={reload} />}
        </div>
      </div>
      {list && <AdminPlacePages pagination={list.pagination} onPage={(page) => onChange({ page })} />}
      {doomed && (
        <AdminDeletePlace
          place={doomed}
          isBusy={changes.busyIds.has(doomed.id)}
          onClose={() => setDoomed(undefined)}
          onConfirm={() => remove(doomed).then(() => setDoomed(undefined))}
        />
      )}
    </AdminScreen>
  )
}

const Rows = () => (
  <div className="grid gap-3 p-4">
    <p role="status" className="sr-only">
      Loading...
    </p>
    {['1', '2', '3', '4', '5', '6'].map((key) => (
      <Skeleton key={key} className="h-11" />
    ))}
  </div>
)

const Failure = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="flex flex-wrap items-center gap-3 p-4">
    <p>The places could not be loaded.</p>
    <Button look="outline" onClick={onRetry}>
      Try again
    </Button>
  </div>
)
