import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { getFunTypes } from '../../guide/fun-types/fun-types.requests.ts'
import { useMay } from '../../office/accounts/may.tsx'
import { leftForm } from '../../office/drafts/left-forms.ts'
import { JobProgressPanel } from '../../office/jobs/job-progress-panel.tsx'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { useEnrichAddresses } from '../addresses/use-enrich-addresses.tsx'
import { BulkBar } from '../bulk-changes/bulk-bar.tsx'
import { useBulk } from '../bulk-changes/use-bulk.tsx'
import { AdminPlaceTools } from '../place-files/admin-place-tools.tsx'
import { AddPlace } from '../place-form/add-place.tsx'
import { EditPlace } from '../place-form/edit-place.tsx'
import { leftPlaceId } from '../place-form/left-place.ts'
import { usePlaceChanges } from '../place-form/use-place-changes.tsx'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import { type AdminPlaceFilters, isFiltered } from '../places/admin-place-list.ts'
import { toggled } from '../selection/selection.ts'
import { AdminDeletePlace } from './admin-delete-place.tsx'
import { AdminPlaceFilterChips } from './admin-place-filter-chips.tsx'
import { AdminPlaceFilterBar } from './admin-place-filters.tsx'
import { AdminPlacePages } from './admin-place-pages.tsx'
import { AdminPlaceTable } from './admin-place-table.tsx'
import { useAdminPlaces } from './admin-use-places.tsx'

interface AdminPlacesScreenProps {
  filters: AdminPlaceFilters
  /** Anything but the page begins at page 1 again. The browser's back button returns from a step. */
  onChange: (part: Partial<AdminPlaceFilters>, isStep?: boolean) => void
}

export function AdminPlacesScreen({ filters, onChange }: AdminPlacesScreenProps) {
  const { list, isLoading, hasFailed, reload } = useAdminPlaces(filters)
  const { remove, ...changes } = usePlaceChanges(reload)
  const bulk = useBulk(filters, reload)
  const addresses = useEnrichAddresses({ onEnd: reload })
  const seenIds = list?.data.map(({ id }) => id) ?? []
  const [doomed, setDoomed] = useState<AdminPlace>()
  const [editedId, setEditedId] = useState(leftPlaceId)
  const [isAdding, setIsAdding] = useState(() => leftForm('place:new') !== undefined)
  const { content: funTypes = [] } = useAnswer('fun-types', getFunTypes)
  const mayEdit = useMay('editor')
  const lastPage = list?.pagination.totalPages ?? filters.page
  // The last place of the last page was deleted, or the address is an old one.
  const isPastEnd = !isLoading && !hasFailed && filters.page > lastPage
  useEffect(() => {
    if (isPastEnd) onChange({ page: lastPage })
  })
  return (
    <AdminScreen
      title="Places Management"
      actions={
        mayEdit && (
          <Button onClick={() => setIsAdding(true)}>
            <Plus className="size-5" />
            Add Place
          </Button>
        )
      }
    >
      <div className="@container overflow-clip rounded-lg border border-border bg-surface">
        <AdminPlaceFilterBar filters={filters} funTypes={funTypes} onChange={onChange} />
        <AdminPlaceFilterChips filters={filters} onChange={onChange} />
        {list && (
          <BulkBar bulk={bulk} addresses={addresses} places={list.data} total={list.pagination.total}>
            <AdminPlaceTools filters={filters} onImported={reload} />
          </BulkBar>
        )}
        {[bulk, addresses].map(
          ({ job, cancel }) =>
            job && (
              <div key={job.id} className="border-b border-border p-4">
                <JobProgressPanel job={job} onCancel={cancel} noun="Place" />
              </div>
            ),
        )}
        <div aria-busy={isLoading} className={isLoading && list ? 'opacity-60' : ''}>
          {list && list.data.length > 0 && (
            <AdminPlaceTable
              places={list.data}
              {...changes}
              selection={bulk.selection}
              onTick={({ id }) => bulk.select(toggled(bulk.selection, id, seenIds))}
              onEdit={({ id }) => setEditedId(id)}
              onDelete={setDoomed}
            />
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
      {list && <AdminPlacePages pagination={list.pagination} onPage={(page) => onChange({ page }, true)} />}
      {isAdding && <AddPlace onClose={() => setIsAdding(false)} onAdded={reload} />}
      {editedId !== undefined && (
        <EditPlace placeId={editedId} onClose={() => setEditedId(undefined)} onSaved={reload} />
      )}
      {doomed && (
        <AdminDeletePlace
          place={doomed}
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
