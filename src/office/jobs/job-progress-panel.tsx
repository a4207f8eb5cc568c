import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import type { Job } from './job.schema.ts'
import { isOver, type JobItem } from './job.ts'
import { JobItemRow } from './job-item-row.tsx'

type PanelProps = {
  job: Job
  onCancel: () => void
  /** Tries the failed ones again; left out where that makes no sense. */
  onRetry?: (itemIds: number[]) => void
  /** What one row or, without rows, one step is: 'City'. */
  noun?: string
}

/** Long work: one bar for all of it and one row for each item. */
export function JobProgressPanel({ job, onCancel, onRetry, noun = 'City' }: PanelProps) {
  const { progress, state, isCancelling } = job
  const isEnded = isOver(state)
  const failed = progress.items.filter((item) => item.state === 'failed').map(({ id }) => id)
  const retry = isEnded ? onRetry : undefined
  return (
    <section aria-label="Progress" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <p role="status" className="font-bold">
          {headline(job, noun)}
        </p>
        <p className="text-text-muted tabular-nums">{totalsOf(progress.items)}</p>
      </div>
      <Bar share={shareOf(job)} label={`${noun === 'City' ? 'Cities' : `${noun}s`} done`} />
      {state === 'failed' && progress.items.length === 0 && (
        <p role="alert" className="text-danger">
          {job.error}
        </p>
      )}
      {!isEnded && job.error && <p role="alert">{job.error}</p>}
      {progress.items.length > 0 && (
        <ul className="max-h-96 overflow-y-auto rounded-lg border border-border" tabIndex={-1}>
          {progress.items.map((item) => (
            <JobItemRow key={item.id} item={item} onRetry={retry && (() => retry([item.id]))} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-text-muted">
        <p>{isEnded ? '' : 'You can leave this page. The work goes on, also after a restart.'}</p>
        {!isEnded && (
          <BusyButton look="outline" isBusy={isCancelling} onClick={onCancel}>
            {isCancelling ? 'Cancelling...' : 'Cancel'}
          </BusyButton>
        )}
        {retry && failed.length > 1 && (
          <Button look="soft" onClick={() => retry(failed)}>
            Try {shown(failed.length)} again
          </Button>
        )}
      </div>
    </section>
  )
}

const Bar = ({ share, label }: { share: number; label: string }) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuenow={Math.round(share * 100)}
    className="h-2.5 overflow-hidden rounded-full border border-border bg-bg-tint"
  >
    <div
      className="h-full rounded-full bg-primary transition-[width] duration-(--dur-fast)"
      style={{ width: `${share * 100}%` }}
    />
  </div>
)

function headline({ state, progress: { done, total, items }, isCancelling }: Job, noun: string): string {
  if (state === 'done') return `Done: ${shown(done - countOf(items, 'failed'))} of ${shown(total)}`
  if (state === 'failed') return 'Failed'
  if (state === 'cancelled') return 'Cancelled'
  if (isCancelling) return 'Cancelling...'
  const current = items.findIndex((item) => item.state === 'running')
  const item = items[current]
  if (item) return `${noun} ${shown(current + 1)} of ${shown(total)}: ${item.name}`
  return items.length === 0 && total > 0
    ? `${noun}s: ${shown(done)} of ${shown(total)} done`
    : 'Waiting for its turn'
}

const shown = (count: number) => count.toLocaleString('en')

const countOf = (items: readonly JobItem[], state: JobItem['state']) =>
  items.filter((item) => item.state === state).length

function shareOf({ state, progress: { done, total, items } }: Job): number {
  if (state === 'done') return 1
  const running = items.reduce((sum, item) => sum + (item.state === 'running' ? (item.share ?? 0) : 0), 0)
  return total === 0 ? 0 : (done + running) / total
}

function totalsOf(items: readonly JobItem[]): string {
  const counts = items.flatMap((item) => item.counts ?? [])
  if (counts.length === 0) return ''
  const sum = (key: 'added' | 'updated') => shown(counts.reduce((total, count) => total + count[key], 0))
  return `Added ${sum('added')} places, updated ${sum('updated')} places`
}
