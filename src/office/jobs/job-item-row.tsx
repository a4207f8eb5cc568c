import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, CircleMinus, Clock, LoaderCircle } from 'lucide-react'
import type { JobItem, JobState } from './job.ts'

const looks = {
  waiting: { Icon: Clock, word: 'Waiting', color: 'text-text-muted' },
  running: { Icon: LoaderCircle, word: 'Running', color: 'text-primary motion-safe:animate-spin' },
  done: { Icon: CircleCheck, word: 'Done', color: 'text-success' },
  failed: { Icon: CircleAlert, word: 'Failed', color: 'text-danger' },
  cancelled: { Icon: CircleMinus, word: 'Cancelled', color: 'text-text-muted' },
} satisfies Record<JobState, object>

type RowProps = { item: JobItem; onRetry: (() => void) | undefined }

/** One city of an import, or whatever else a job goes through by name. */
export function JobItemRow({ item, onRetry }: RowProps) {
  const { Icon, word, color } = looks[item.state]
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-3.5 gap-y-1 border-border px-4 py-3 text-sm not-first:border-t sm:grid-cols-[auto_minmax(8rem,1fr)_2fr]">
      <Icon aria-label={word} className={`size-5 shrink-0 ${color}`} />
      <span className="font-semibold [overflow-wrap:anywhere]">
        {item.runId === undefined ? (
          item.name
        ) : (
          <Link
            to="/admin/imports/$runId"
            params={{ runId: String(item.runId) }}
            className="inline-flex min-h-6 items-center text-text underline"
          >
            {item.name}
          </Link>
        )}
      </span>
      <span className="col-start-2 flex flex-wrap items-center gap-x-3 text-text-muted tabular-nums sm:col-start-3 sm:justify-end">
        {item.state === 'running' && item.share !== undefined && <SmallBar share={item.share} />}
        <span className="[overflow-wrap:anywhere]">{item.detail ?? word}</span>
        {item.state === 'failed' && onRetry && (
          <button
            type="button"
            onClick={onRetry}
            aria-label={`Try again: ${item.name}`}
            className="underlined min-h-11 text-primary"
          >
            Try again
          </button>
        )}
      </span>
    </li>
  )
}

/** For the eye: the words beside it say the same. */
const SmallBar = ({ share }: { share: number }) => (
  <span aria-hidden="true" className="h-1 min-w-24 flex-1 overflow-hidden rounded-full bg-bg-tint">
    <span className="block h-full bg-primary" style={{ width: `${share * 100}%` }} />
  </span>
)
