import { useEffect } from 'react'
import { May } from '../../office/accounts/current-user/may.tsx'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { UnlessLoaded } from '../../office/shell/loading-or-failed.tsx'
import { Pages } from '../../ui/pages.tsx'
import { usePartOfList } from '../../ui/use-part-of-list.ts'
import { ImportFilterBar } from './import-filter-bar.tsx'
import { type ImportFilters, searchOfFilters } from './import-run-address.ts'
import { ImportRunRow } from './import-run-row.tsx'
import { counted } from './import-run-words.ts'
import { getImportRuns } from './import-runs.requests.ts'
import { OpenImports } from './open-imports.tsx'

interface ImportsScreenProps {
  filters: ImportFilters
  onChange: (filters: ImportFilters) => void
}

/** Every import there has been, the newest first, and the one under way. */
export function ImportsScreen({ filters, onChange }: ImportsScreenProps) {
  const key = JSON.stringify(searchOfFilters(filters))
  const { content, latest, hasFailed, reload } = usePartOfList(key, () => getImportRuns(filters))
  const lastPage = content?.pagination.totalPages ?? filters.page
  const isPastEnd = filters.page > lastPage
  useEffect(() => {
    if (isPastEnd) onChange({ ...filters, page: lastPage })
  })
  const isFiltered = filters.state !== undefined || filters.cityId !== undefined
  return (
    <AdminScreen title="Imports">
      <May be="editor">
        <OpenImports onNews={reload} />
      </May>
      <div className="overflow-clip rounded-[20px] border border-border bg-surface">
        <ImportFilterBar filters={filters} onChange={(part) => onChange({ ...filters, page: 1, ...part })} />
        <UnlessLoaded isThere={!!content} hasFailed={hasFailed} onRetry={reload} className="p-6" />
        {content && content.data.length > 0 && (
          <ul aria-label="Imports">
            {content.data.map((run) => (
              <ImportRunRow key={run.id} run={run} />
            ))}
          </ul>
        )}
        {content?.data.length === 0 && (
          <p role="status" className="p-6 text-text-muted">
            {isFiltered ? 'No imports match these filters.' : 'Nothing has been imported yet.'}
          </p>
        )}
      </div>
      {latest && (
        <Pages
          {...latest.pagination}
          page={filters.page}
          amount={counted(latest.pagination.total, 'import')}
          onPage={(page) => onChange({ ...filters, page })}
        />
      )}
    </AdminScreen>
  )
}
