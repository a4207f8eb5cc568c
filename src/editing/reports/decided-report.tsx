import { RotateCcw } from 'lucide-react'
import { reasonTitles } from '../../guide/reports/report.ts'
import { Button } from '../../ui/button.tsx'
import { momentText } from '../../ui/moment-text.ts'
import type { ReportGroup } from './admin-reports.schema.ts'
import { isUndoneInPlace } from './asked-change.ts'
import { decisionText } from './decision-text.ts'

interface DecidedReportProps {
  group: ReportGroup
  isBusy: boolean
  onOpenAgain: () => void
}

/** What was reported, and what who made of it when. */
export function DecidedReport({ group, isBusy, onOpenAgain }: DecidedReportProps) {
  const { place, reason, state, answer, notedAt, reports } = group
  const wayBack = isUndoneInPlace(state, reason) ? 'Undo' : 'Open again'
  const count = reports.length === 1 ? 'one family' : `${reports.length} families`
  const sentences = reports.filter(({ sentence }) => sentence)
  return (
    <li className="grid gap-2 border-b border-border p-3.5 text-sm last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-x-4">
      <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
        <p>
          <a
            href={`/funplace/${place.slug}`}
            target="_blank"
            rel="noopener"
            className="underlined font-semibold"
          >
            {place.name}
          </a>{' '}
          {reasonTitles[reason]} · {count}
        </p>
        <p className="text-text-muted">
          {decisionText(group)}
          {notedAt && ` · note at OpenStreetMap begun ${momentText(notedAt)}`}
        </p>
        {answer && <p>Answer: {answer}</p>}
        {sentences.length > 0 && (
          <details>
            <summary className="min-h-11 cursor-pointer py-2.5">What they wrote</summary>
            <ul className="grid list-disc gap-1 pl-5">
              {sentences.map(({ id, sentence }) => (
                <li key={id}>{sentence}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <Button
        look="outline"
        className="justify-self-start"
        aria-label={`${wayBack}: ${place.name}, ${reasonTitles[reason]}`}
        aria-disabled={isBusy}
        onClick={() => !isBusy && onOpenAgain()}
      >
        <RotateCcw className="size-4.5" />
        {wayBack}
      </Button>
    </li>
  )
}
