import { useState } from 'react'
import { May } from '../../office/accounts/current-user/may.tsx'
import { JobProgressPanel } from '../../office/jobs/job-progress-panel.tsx'
import { useWork } from '../../office/jobs/use-work.tsx'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { sayFailure } from '../../office/shell/failure.tsx'
import { UnlessLoaded } from '../../office/shell/loading-or-failed.tsx'
import { countWaiting } from '../../office/shell/waiting.ts'
import { Pages } from '../../ui/pages.tsx'
import { usePartOfList } from '../../ui/use-part-of-list.ts'
import { bringBack } from './bring-back.tsx'
import { bringBackMany } from './bring-back-many.tsx'
import { DeletionRow } from './deletion-row.tsx'
import { DeletionsBar } from './deletions-bar.tsx'
import { getDeletions } from './history.requests.ts'
import type { Deletion } from './history.schema.ts'
import { restorableDays } from './history.ts'
import { NameSearch } from './name-search.tsx'
import type { UndoneMany } from './undo-many.schema.ts'
import { tellUndone } from './undo-many.tsx'

interface DeletionsScreenProps {
  search: string
  page: number
  onChange: (part: { search?: string; page?: number }) => void
}

/** Places and cities that were deleted and can be brought back. */
export function DeletionsScreen({ search, page, onChange }: DeletionsScreenProps) {
  const answer = usePartOfList(`${page} ${search}`, () => getDeletions(search, page))
  const { content, latest, hasFailed } = answer
  const reload = () => {
    answer.reload()
    void countWaiting()
  }
  const [isBusy, setIsBusy] = useState(false)
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const open = content?.data.filter(({ isBack }) => !isBack) ?? []
  const chosen = open.filter(({ id }) => ticked.has(id))
  const work = useWork({
    kind: 'undo-many',
    onEnd: ({ state, result }) => {
      if (state === 'done') tellUndone(result as UndoneMany)
      if (state !== 'failed') work.forget()
      reload()
    },
  })
  const restore = async (work: () => Promise<void>) => {
    if (isBusy) return
    setIsBusy(true)
    await work()
    setIsBusy(false)
    reload()
  }
  const tick = (deletions: readonly Deletion[], isTicked: boolean) => {
    const ids = deletions.map(({ id }) => id)
    setTicked(new Set([...[...ticked].filter((id) => !ids.includes(id)), ...(isTicked ? ids : [])]))
  }
  return (
    <AdminScreen title="Deleted">
      <p className="mb-4 max-w-[70ch] text-sm text-text-muted">
        Places and cities come back as they were for {restorableDays} days after they were deleted, with
        photos, sources and links.
      </p>
      {work.job && (
        <div className="mb-4 rounded-lg border border-border bg-surface p-4">
          <JobProgressPanel
            job={work.job}
            noun="Place"
            onCancel={() =>
              void work.cancel().catch((error) => sayFailure('The work could not be cancelled', error))
            }
          />
        </div>
      )}
      <div className="overflow-clip rounded-lg border border-border bg-surface">
        <NameSearch label="Name" search={search} onSearch={(text) => onChange({ search: text, page: 1 })} />
        {open.length > 0 && (
          <May be="editor">
            <DeletionsBar
              open={open.length}
              chosen={chosen.length}
              isBusy={isBusy}
              onTick={(isTicked) => tick(open, isTicked)}
              onRestore={() => restore(() => bringBackMany(chosen))}
            />
          </May>
        )}
        <UnlessLoaded isThere={!!content} hasFailed={hasFailed} onRetry={reload} className="p-4" />
        {content && (
          <ul aria-label="Deleted places and cities">
            {content.data.map((deletion) => (
              <DeletionRow
                key={deletion.id}
                deletion={deletion}
                isBusy={isBusy}
                isTicked={chosen.includes(deletion)}
                onTick={(isTicked) => tick([deletion], isTicked)}
                onRestore={() => restore(() => bringBack(deletion, work.follow))}
              />
            ))}
          </ul>
        )}
        {content?.data.length === 0 && (
          <p role="status" className="p-6 text-text-muted">
            {search
              ? 'Nothing deleted bears this name.'
              : `Nothing was deleted in the last ${restorableDays} days.`}
          </p>
        )}
      </div>
      {latest && latest.pagination.total > 0 && (
        <Pages
          {...latest.pagination}
          page={page}
          amount={`${latest.pagination.total.toLocaleString('en')} deleted`}
          onPage={(other) => onChange({ page: other })}
        />
      )}
    </AdminScreen>
  )
}
