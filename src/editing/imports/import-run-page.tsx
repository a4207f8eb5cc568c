import { Link } from '@tanstack/react-router'
import { ArrowLeft, ClipboardCheck, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ImportRunDetails, UndoResult } from '../../gathering/imports/import-run.schema.ts'
import { May, useMay } from '../../office/accounts/current-user/may.tsx'
import { JobProgressPanel } from '../../office/jobs/job-progress-panel.tsx'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { useOpenDialog } from '../../office/shell/use-open-dialog.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import type { RunTab } from './import-run-address.ts'
import { ImportRunTabs } from './import-run-tabs.tsx'
import { hasCome, hasDone, periodText, runSubject, sourceText, starterText } from './import-run-words.ts'
import { ImportStateBadge } from './import-state-badge.tsx'
import { JobRuns } from './job-runs.tsx'
import { RunTrouble } from './run-trouble.tsx'
import { RunningImport } from './running-import.tsx'
import { UndoImport } from './undo-import.tsx'
import { UndoneImport } from './undone-import.tsx'
import { useImportUndo } from './use-import-undo.tsx'

interface ImportRunPageProps {
  run: ImportRunDetails
  reload: () => void
  tab: RunTab | undefined
  page: number
  onChange: (part: { tab: RunTab; page: number }) => void
}

export function ImportRunPage({ run, reload, ...part }: ImportRunPageProps) {
  // It stays on the page when it is over.
  const [jobId, setJobId] = useState(run.state === 'running' ? run.jobId : null)
  const mayEdit = useMay('editor')
  const [opened, open] = useOpenDialog()
  const [undone, setUndone] = useState<UndoResult>()
  const result = undone ?? run.undone
  const undoneHeading = useRef<HTMLHeadingElement>(null)
  // The button that opened the question is gone with the import.
  const focusResult = (event: Event) => {
    if (!undoneHeading.current) return
    event.preventDefault()
    undoneHeading.current.focus()
  }
  const undo = useImportUndo(run, reload)
  const canUndo = run.state !== 'running' && run.state !== 'undone' && hasDone(run) && !undo.isRunning
  return (
    <AdminScreen
      title={`Import ${run.id}`}
      badge={<ImportStateBadge state={run.state} />}
      actions={
        <May be="editor">
          {canUndo && (
            <Button look="outline" onClick={() => open('undo')}>
              <Undo2 className="size-4.5" />
              Undo import
            </Button>
          )}
          {run.added > 0 && run.state !== 'undone' && (
            <Link
              to="/admin/review"
              search={run.cityId === null ? {} : { cityId: String(run.cityId) }}
              className={buttonClass('primary')}
            >
              <ClipboardCheck className="size-4.5" />
              Review new places
            </Link>
          )}
        </May>
      }
    >
      <BackToImports />
      <p className="mb-5 text-sm text-text-muted [overflow-wrap:anywhere]">{summaryOf(run)}</p>
      <div className="grid gap-5">
        {result && <UndoneImport result={result} heading={undoneHeading} />}
        {undo.job && (
          <div className="rounded-[20px] border border-border bg-surface p-5 sm:p-6">
            <JobProgressPanel job={undo.job} noun="Record" onCancel={() => void undo.cancel()} />
          </div>
        )}
        {jobId !== null && mayEdit && <RunningImport jobId={jobId} onNews={reload} onRetry={setJobId} />}
        <RunTrouble run={run} isRetried={jobId !== null} onRetry={setJobId} />
        {(hasCome(run) || run.state === 'done') && <ImportRunTabs run={run} {...part} />}
        {run.jobId !== null && jobId === null && <JobRuns jobId={run.jobId} runId={run.id} />}
      </div>
      {opened === 'undo' && canUndo && mayEdit && (
        <UndoImport
          run={run}
          onClose={() => open('')}
          onUndone={(result) => {
            setUndone(result)
            reload()
          }}
          onJob={undo.follow}
          onRefused={reload}
          returnFocus={focusResult}
        />
      )}
    </AdminScreen>
  )
}

export const BackToImports = () => (
  <Link to="/admin/imports" className="underlined -mt-2 inline-flex min-h-11 items-center gap-2 text-sm">
    <ArrowLeft className="size-4.5" />
    Imports
  </Link>
)

function summaryOf(run: ImportRunDetails): string {
  const { startedAt, finishedAt, creditsUsed } = run
  const credits = creditsUsed > 0 ? [`${creditsUsed.toLocaleString('en')} credits used`] : []
  return [
    ...[runSubject(run), sourceText(run), periodText(startedAt, finishedAt)],
    ...[starterText(run), ...credits],
  ].join(' · ')
}
