import { useState } from 'react'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { sayFailure } from '../../office/shell/failure.tsx'
import { UnlessLoaded } from '../../office/shell/loading-or-failed.tsx'
import { countWaiting } from '../../office/shell/waiting.ts'
import { Pages } from '../../ui/pages.tsx'
import { toast } from '../../ui/toast.ts'
import { usePartOfList } from '../../ui/use-part-of-list.ts'
import { NameSearch } from '../history/name-search.tsx'
import { getDecided, reopen } from './admin-reports.requests.ts'
import type { ReportGroup } from './admin-reports.schema.ts'
import { DecidedReport } from './decided-report.tsx'
import { ReportTabs } from './report-tabs.tsx'

interface DecidedScreenProps {
  search: string
  page: number
  onChange: (part: { search?: string; page?: number }) => void
}

/** What became of what families told, the newest decision first, and the way back from each. */
export function DecidedScreen({ search, page, onChange }: DecidedScreenProps) {
  const { content, latest, hasFailed, reload } = usePartOfList(`${page} ${search}`, () =>
    getDecided(search, page),
  )
  const [isBusy, setBusy] = useState(false)
  const openAgain = async ({ place, reports }: ReportGroup) => {
    if (isBusy) return
    setBusy(true)
    await reopen(reports.map(({ id }) => id)).then(
      () => toast({ title: 'Success', description: `${place.name} waits for a decision again` }),
      (error: unknown) => sayFailure('Failed to open it again', error),
    )
    setBusy(false)
    reload()
    void countWaiting()
  }
  return (
    <AdminScreen title="Reports">
      <ReportTabs isDecided />
      <div className="overflow-clip rounded-lg border border-border bg-surface">
        <NameSearch label="Place" search={search} onSearch={(text) => onChange({ search: text, page: 1 })} />
        <UnlessLoaded isThere={!!content} hasFailed={hasFailed} onRetry={reload} className="p-4" />
        {content && (
          <ul aria-label="Decided reports">
            {content.data.map((group) => (
              <DecidedReport
                key={group.reports[0]?.id}
                group={group}
                isBusy={isBusy}
                onOpenAgain={() => void openAgain(group)}
              />
            ))}
          </ul>
        )}
        {content?.data.length === 0 && (
          <p role="status" className="p-6 text-text-muted">
            {search
              ? 'No decision of the last half year is about a place with this name.'
              : 'Nothing was decided in the last half year.'}
          </p>
        )}
      </div>
      {latest && latest.pagination.total > 0 && (
        <Pages
          {...latest.pagination}
          page={page}
          amount={`${latest.pagination.total.toLocaleString('en')} decided`}
          onPage={(other) => onChange({ page: other })}
        />
      )}
    </AdminScreen>
  )
}
