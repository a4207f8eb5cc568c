import { useState } from 'react'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { Pages } from '../../ui/pages.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { bringBack } from './bring-back.tsx'
import { DeletionRow } from './deletion-row.tsx'
import { getDeletions } from './history.requests.ts'
import type { Deletion } from './history.schema.ts'
import { restorableDays } from './history.ts'
import { NameSearch } from './name-search.tsx'

interface DeletionsScreenProps {
  search: string
  page: number
  onChange: (part: { search?: string; page?: number }) => void
}

/** Places and cities that were deleted and can be brought back. */
export function DeletionsScreen({ search, page, onChange }: DeletionsScreenProps) {
  const { content, hasFailed, reload } = useAnswer(`${page} ${search}`, () => getDeletions(search, page))
  const [busyId, setBusyId] = useState<number>()
  const restore = async (deletion: Deletion) => {
    if (busyId !== undefined) return
    setBusyId(deletion.id)
    await bringBack(deletion)
    setBusyId(undefined)
    reload()
  }
  return (
    <AdminScreen title="Deleted">
      <p className="mb-4 max-w-[70ch] text-sm text-text-muted">
        Places and cities come back as they were for {restorableDays} days after they were deleted, with
        photos, sources and links.
      </p>
      <div className="overflow-clip rounded-lg border border-border bg-surface">
        <NameSearch label="Name" search={search} onSearch={(text) => onChange({ search: text, page: 1 })} />
        {content ? (
          <ul aria-label="Deleted places and cities">
            {content.data.map((deletion) => (
              <DeletionRow
                key={deletion.id}
                deletion={deletion}
                isBusy={busyId !== undefined}
                onRestore={() => restore(deletion)}
              />
            ))}
          </ul>
        ) : (
          <div className="p-4">
            <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
          </div>
        )}
        {content?.data.length === 0 && (
          <p role="status" className="p-6 text-text-muted">
            {search
              ? 'Nothing deleted bears this name.'
              : `Nothing was deleted in the last ${restorableDays} days.`}
          </p>
        )}
      </div>
      {content && content.pagination.total > 0 && (
        <Pages
          {...content.pagination}
          amount={`${content.pagination.total.toLocaleString('en')} deleted`}
          onPage={(other) => onChange({ page: other })}
        />
      )}
    </AdminScreen>
  )
}
