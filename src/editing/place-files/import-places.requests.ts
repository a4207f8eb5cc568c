import { followJob } from '../../office/jobs/follow-job.requests.ts'
import type { Job } from '../../office/jobs/job.schema.ts'
import { isOver } from '../../office/jobs/job.ts'
import { ApiError, contentOf } from '../../web/api-client.ts'
import type { ImportReport } from './import-places.schema.ts'

type Sending = {
  /** Rows whose id is unknown here are new places. */
  addUnknown: boolean
  /** Hears how far a job is that does it; closing the window does not end that. */
  onJob: (job: Pick<Job, 'progress' | 'error'>) => void
}

/** What the file would do. */
export const checkPlaceFile = (file: File, sending: Sending): Promise<ImportReport> => send(file, {}, sending)

/** Writes it, as long as it does what `report` said. */
export const applyPlaceFile = (
  file: File,
  { added, changed }: ImportReport,
  sending: Sending,
): Promise<ImportReport> =>
  send(file, { apply: 'true', added: String(added), changed: String(changed) }, sending)

async function send(file: File, texts: Record<string, string>, { addUnknown, onJob }: Sending) {
  const body = new FormData()
  for (const [name, text] of Object.entries({ ...texts, addUnknown: String(addUnknown) }))
    body.set(name, text)
  body.set('file', file)
  const answer = await contentOf<ImportReport | { jobId: string }>(
    fetch('/api/admin/places/import', {
      method: 'POST',
      credentials: 'include',
      headers: { Prefer: 'respond-async' },
      body,
    }),
  )
  return 'jobId' in answer ? outcomeOf(answer.jobId, onJob) : answer
}

const outcomeOf = (jobId: string, hear: Sending['onJob']): Promise<ImportReport> =>
  new Promise((resolve, reject) => {
    const onJob = ({ state, result, error, progress }: Job) => {
      if (!isOver(state)) hear({ progress, error })
      if (state === 'done') resolve(result as ImportReport)
      else if (isOver(state))
        reject(new ApiError(422, JSON.stringify({ message: error ?? 'The import was cancelled' })))
    }
    followJob(jobId, { onJob, onLost: reject })
  })
