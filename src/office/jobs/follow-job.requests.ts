import { ApiError } from '../../web/api-client.ts'
import type { Job } from './job.schema.ts'
import { isOver } from './job.ts'
import { getJob } from './jobs.requests.ts'

type Listener = {
  onJob: (job: Job) => void
  /** It cannot be followed: no such job, or nobody is signed in any more. */
  onLost: () => void
}

const pauseMs = 2000

/** Tells of a job as it is and of each change, over all breaks of the network; the result stops it. */
export function followJob(id: string, { onJob, onLost }: Listener): () => void {
  let events: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = true

  const open = () => {
    events = new EventSource(`/api/admin/jobs/${id}/events`)
    events.addEventListener('job', ({ data }) => onJob(JSON.parse(data)))
    events.addEventListener('end', () => events?.close())
    // While it tries again by itself there is nothing to do.
    events.addEventListener('error', () => events?.readyState === EventSource.CLOSED && void ask())
  }
  const ask = async () => {
    try {
      const job = await getJob(id)
      if (!isWanted) return
      onJob(job)
      if (!isOver(job.state)) timer = setTimeout(open, pauseMs)
    } catch (error) {
      if (!isWanted) return
      const isFinal = error instanceof ApiError && error.status < 500
      if (isFinal) onLost()
      else timer = setTimeout(() => void ask(), pauseMs)
    }
  }

  open()
  return () => {
    isWanted = false
    clearTimeout(timer)
    events?.close()
  }
}
