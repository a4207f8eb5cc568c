import type { ImportRun } from '../../gathering/imports/import-run.schema.ts'
import type { Job } from '../../office/jobs/job.schema.ts'
import { useWork } from '../../office/jobs/use-work.tsx'
import { sayFailure } from '../../office/shell/failure.tsx'
import { toast } from '../../ui/toast.ts'
import { forgetAnswers } from '../../web/remembered.ts'
import { sayUndone } from './undo-import.tsx'

/** The job that undoes a large import; `onEnd` is called when it is over, whatever it came to. */
export function useImportUndo(run: ImportRun, onEnd: () => void) {
  const work = useWork({
    kind: 'undo-import',
    onEnd: (job) => {
      if (!isOf(run, job)) return
      if (job.state === 'done') sayUndone(run)
      if (job.state === 'cancelled')
        toast({
          title: 'Cancelled',
          description: 'What is left can be undone at any time',
          variant: 'warning',
        })
      // Why it failed, the progress panel says, which stays.
      if (job.state !== 'failed') work.forget()
      forgetAnswers()
      onEnd()
    },
  })
  const job = work.job && isOf(run, work.job) ? work.job : undefined
  return {
    job,
    isRunning: job !== undefined && work.isRunning,
    follow: work.follow,
    cancel: () => work.cancel().catch((error) => sayFailure('The work could not be cancelled', error)),
  }
}

const isOf = ({ id }: ImportRun, { input }: Job) => (input as { runId: number }).runId === id
