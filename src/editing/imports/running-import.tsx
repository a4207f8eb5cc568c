import type { FetchInput } from '../../gathering/imports/fetch-places.schema.ts'
import { isOver } from '../../office/jobs/job.ts'
import { JobProgressPanel } from '../../office/jobs/job-progress-panel.tsx'
import { cancelJob } from '../../office/jobs/jobs.requests.ts'
import { sayFailure } from '../../office/shell/failure.tsx'
import { useOpenDialog } from '../../office/shell/use-open-dialog.ts'
import { CancelImport } from './cancel-import.tsx'
import { fetchAgain } from './retry-import.requests.ts'
import { useFollowedJob } from './use-followed-job.tsx'

interface RunningImportProps {
  jobId: string
  onNews: () => void
  /** With the id of the job that tries cities again. */
  onRetry: (jobId: string) => void
}

export function RunningImport({ jobId, onNews, onRetry }: RunningImportProps) {
  const job = useFollowedJob(jobId, onNews)
  const [opened, open] = useOpenDialog()
  if (!job) return null
  const retry = (cityIds: number[]) => {
    const { provider } = job.input as FetchInput
    fetchAgain({ kind: job.kind, provider, cityIds }).then(onRetry, (error) =>
      sayFailure('Failed to fetch places', error),
    )
  }
  return (
    <div className="rounded-[20px] border border-border bg-surface p-5 sm:p-6">
      <JobProgressPanel job={job} onCancel={() => open('cancel')} onRetry={retry} />
      {opened === 'cancel' && !isOver(job.state) && (
        <CancelImport
          onConfirm={() =>
            cancelJob(jobId).catch((error) => sayFailure('The import could not be cancelled', error))
          }
          onClose={() => open('')}
        />
      )}
    </div>
  )
}
