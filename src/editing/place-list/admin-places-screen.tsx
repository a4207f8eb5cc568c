import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { getFunTypes } from '../../guide/fun-types/fun-types.requests.ts'
import { useMay } from '../../office/accounts/current-user/may.tsx'
import { JobProgressPanel } from '../../office/jobs/job-progress-panel.tsx'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { Button } from '../../ui/button.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { useEnrichAddresses } from '../addresses/use-enrich-addresses.tsx'
import { BulkBar } from '../bulk-changes/bulk-bar.tsx'
import { useBulk } from '../bulk-changes/use-bulk.tsx'
import { AdminPlaceTools } from '../place-files/admin-place-tools.tsx'
import { AddPlace } from '../place-form/add-place.tsx'
import { EditPlace } from '../place-form/edit-place.tsx'
import { usePlaceChanges } from '../place-form/use-place-changes.tsx'
import { PlaceViews } from '../place-views/place-views.tsx'
import { type AdminPlaceFilters, isFiltered } from '../places/admin-place-list.ts'
import type { ListMode } from '../places/list-modes.ts'
import { useRowFocus } from '../places/use-row-focus.ts'
import { toggled } from '../selection/selection.ts'
import { AdminDeletePlace } from './admin-delete-place.tsx'
import { AdminPlaceFilterChips } from './admin-place-filter-chips.tsx'
import { AdminPlaceFilterBar } from './admin-place-filters.tsx'
import { AdminPlacePages } from './admin-place-pages.tsx'
import { type AdminPlaces, useAdminPlaces } from './admin-use-places.tsx'
import { WithMap } from './beside-map.tsx'
import { ComingRows } from './coming-rows.tsx'
import { useKeptColumns } from './kept-columns.ts'
import { ListModeSwitch } from './list-mode-switch.tsx'
import { MoreFilters } from './more-filters.tsx'
import { PlaceKeysDialog } from './place-keys-dialog.tsx'
import { ShownPlaces } from './shown-places.tsx'
import { useListMode } from './use-list-mode.ts'
import { useOpened } from './use-opened.ts'
import { usePlaceKeys } from './use-place-keys.ts'

interface AdminPlacesScreenProps {
  filters: AdminPlaceFilters
  /** Anything but the page begins at page 1 again. The browser's back button returns from a step. */
  onChange: (part: Partial<AdminPlaceFilters>, isStep?: boolean) => void
  /** The dialog of the address, and how another gets there; empty for none. */
  opened: string
  onOpened: (text: string) => void
  /** As the address has it, and how another gets there; empty for what this browser showed last. */
  mode: string
  onMode: (mode: ListMode) => void
}

export function AdminPlacesScreen({ filters, onChange, ...address }: AdminPlacesScreenProps) {
  const listed = useAdminPlaces(filters)
  const { list, isLoading, hasFailed, reload } = listed
  const { remove, ...changes } = usePlaceChanges(reload)
  const bulk = useBulk(filters, list?.pagination.total, reload)
  const addresses = useEnrichAddresses({ onEnd: reload })
  const seenIds = list?.data.map(({ id }) => id) ?? []
  const [columns, chooseColumns] = useKeptColumns()
  const { opened, open, openPlace } = useOpened(address.opened, address.onOpened)
  const close = () => open(undefined)
  const [mode, chooseMode] = useListMode(address.mode, address.onMode)
  const doomed = opened?.dialog === 'delete' && list?.data.find(({ id }) => id === opened.id)
  const tick = (id: number) => bulk.select(toggled(bulk.selection, id, seenIds))
  const { content: funTypes = [] } = useAnswer('fun-types', getFunTypes)
  const mayEdit = useMay('editor')
  const keys = usePlaceKeys({
    ids: seenIds,
    onSelect: (id) => mayEdit && tick(id),
    onEdit: openPlace,
    onKeys: () => open({ dialog: 'keys' }),
  })
  const rowFocus = useRowFocus(seenIds)
  usePageThatIsThere(listed, filters.page, (page) => onChange({ page }))
  return (
    <AdminScreen
      title="Places Management"
      actions={
        <>
          <ListModeSwitch mode={mode} onMode={chooseMode} />
          {mayEdit && (
            <Button onClick={() => open({ dialog: 'new' })}>
              <Plus className="size-5" />
              Add Place
            </Button>
          )}
        </>
      }
    >
      <div className="@container overflow-clip rounded-lg border border-border bg-surface">
        <AdminPlaceFilterBar filters={filters} funTypes={funTypes} onChange={onChange}>
          <PlaceViews filters={filters} mode={mode} />
          <MoreFilters filters={filters} onChange={onChange} />
        </AdminPlaceFilterBar>
        <AdminPlaceFilterChips filters={filters} onChange={onChange} />
        {list && (
          <BulkBar bulk={bulk} addresses={addresses} places={list.data} total={list.pagination.total}>
            <AdminPlaceTools
              filters={filters}
              onImported={reload}
              isImporting={opened?.dialog === 'import'}
              onImporting={(isImporting) => open(isImporting ? { dialog: 'import' } : undefined)}
            />
          </BulkBar>
        )}
        <Work {...bulk} />
        <Work {...addresses} />
        <WithMap
          isOn={mode === 'map'}
          {...{ listed, filters, onOpen: openPlace }}
          onArea={(area) => onChange({ area })}
          onSelectAll={() => list && bulk.select({ allOf: list.pagination.total })}
        >
          <div aria-busy={isLoading} className={isLoading && list ? 'opacity-60' : ''} {...rowFocus}>
            {list && list.data.length > 0 && (
              <ShownPlaces
                mode={mode}
                places={list.data}
                columns={columns}
                {...changes}
                funTypes={funTypes}
                selection={bulk.selection}
                onTick={tick}
                onOpen={openPlace}
                onDelete={(id) => open({ dialog: 'delete', id })}
              />
            )}
            {!list && isLoading && <ComingRows />}
            {list?.data.length === 0 && !hasFailed && (
              <p role="status" className="p-6 text-text-muted">
                {isFiltered(filters) ? 'No places match these filters.' : 'There are no places yet.'}
              </p>
            )}
            {hasFailed && <Failure onRetry={reload} />}
          </div>
        </WithMap>
      </div>
      {list && (
        <AdminPlacePages
          pagination={list.pagination}
          onPage={(page) => onChange({ page }, true)}
          onLimit={(limit) => onChange({ limit })}
          columns={columns}
          onColumns={chooseColumns}
          onKeys={() => open({ dialog: 'keys' })}
        />
      )}
      {opened?.dialog === 'new' && mayEdit && (
        <AddPlace onClose={close} onChange={reload} onOpen={openPlace} />
      )}
      {opened?.dialog === 'place' && (
        <EditPlace key={opened.id} placeId={opened.id} onClose={close} onSaved={reload} />
      )}
      {opened?.dialog === 'keys' && <PlaceKeysDialog areOn={keys.areOn} onTurn={keys.turn} onClose={close} />}
      {doomed && mayEdit && (
        <AdminDeletePlace place={doomed} onClose={close} onConfirm={() => remove(doomed)} />
      )}
    </AdminScreen>
  )
}

/** Work on places that is under way. */
const Work = ({ job, cancel }: Pick<ReturnType<typeof useBulk>, 'job' | 'cancel'>) =>
  job && (
    <div className="border-b border-border p-4">
      <JobProgressPanel job={job} onCancel={cancel} noun="Place" />
    </div>
  )

/** The last place of the last page was deleted, or the address is an old one: then the last page is shown. */
function usePageThatIsThere(
  { list, isLoading, hasFailed }: Pick<AdminPlaces, 'list' | 'isLoading' | 'hasFailed'>,
  page: number,
  onPage: (page: number) => void,
) {
  const lastPage = list?.pagination.totalPages ?? page
  const isPastEnd = !isLoading && !hasFailed && page > lastPage
  useEffect(() => {
    if (isPastEnd) onPage(lastPage)
  })
}

const Failure = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="flex flex-wrap items-center gap-3 p-4">
    <p>The places could not be loaded.</p>
    <Button look="outline" onClick={onRetry}>
      Try again
    </Button>
  </div>
)
