import { Link } from '@tanstack/react-router'
import type { ImportRun } from '../../gathering/imports/import-run.schema.ts'
import { momentText } from '../../ui/moment-text.ts'
import { refusedCount, runSubject, sourceText, starterText } from './import-run-words.ts'
import { ImportStateBadge } from './import-state-badge.tsx'

export const ImportRunRow = ({ run }: { run: ImportRun }) => (
  <li className="grid gap-x-5 gap-y-1.5 border-border px-4 py-3.5 text-sm not-first:border-t hover:bg-surface-hover sm:px-5 lg:grid-cols-[minmax(0,1.3fr)_7.5rem_minmax(0,1.4fr)_minmax(0,1.2fr)] lg:items-center">
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <Link
        to="/admin/imports/$runId"
        params={{ runId: String(run.id) }}
        className="inline-flex min-h-6 items-center font-semibold text-text underline"
      >
        {runSubject(run)}
      </Link>
      <p className="text-xs text-text-muted">
        Import {run.id} · {sourceText(run)}
      </p>
    </div>
    <div>
      <ImportStateBadge state={run.state} />
    </div>
    <p className="min-w-0 text-text-muted [overflow-wrap:anywhere]">
      <time dateTime={run.startedAt}>{momentText(run.startedAt)}</time>, {starterText(run)}
    </p>
    <p className="min-w-0 text-text-muted tabular-nums [overflow-wrap:anywhere]">{resultText(run)}</p>
  </li>
)

function resultText(run: ImportRun): string {
  if (run.state === 'failed' && run.error) return run.error
  const counts: [number, string][] = [
    [run.added, 'added'],
    [run.changed, 'changed'],
    [run.gone, 'gone'],
    [refusedCount(run), 'refused'],
    [run.unchanged, 'unchanged'],
  ]
  const said = counts.filter(([count]) => count > 0)
  if (said.length === 0) return run.state === 'running' ? 'Nothing yet' : 'Nothing came'
  const counted = said.map(([count, word]) => `${count.toLocaleString('en')} ${word}`).join(', ')
  return run.state === 'done' && run.error ? `${counted}. ${run.error}` : counted
}
