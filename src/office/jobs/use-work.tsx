import { useEffect, useRef, useState } from 'react'
import { useMay } from '../accounts/current-user/may.tsx'
import { followJob } from './follow-job.requests.ts'
import type { Job } from './job.schema.ts'
import { isOver } from './job.ts'
import { askForWork, cancelJob, getOpenJobs } from './jobs.requests.ts'

type WorkOptions = {
  /** Of jobs to take up again when the screen opens. */
  kind: string
  /** Takes up what another editor has started, too: where nothing else can be done meanwhile. */
  isShared?: boolean
  /** Called once when a job that this screen followed is over. */
  onEnd: (job: Job) => void
}

/**
 * Long work on a screen: starts it, follows it, and finds it again when the editor comes back. `job` stays when it is
 * over, so that its result can be read, until the next begins or `forget` is called.
 */
export function useWork({ kind, isShared = false, onEnd }: WorkOptions) {
  const [jobId, setJobId] = useState<string>()
  const [job, setJob] = useState<Job>()
  const [isStarting, setIsStarting] = useState(false)
  const latestOnEnd = useRef(onEnd)
  latestOnEnd.current = onEnd
  const mayWork = useMay('editor')

  useEffect(() => {
    if (!mayWork) return
    let isWanted = true
    getOpenJobs(kind, !isShared).then(
      ([open]) => isWanted && setJobId((known) => known ?? open?.id),
      // Without them the screen is as before: nothing of it is known to run.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [kind, isShared, mayWork])

  useEffect(() => {
    if (jobId === undefined) return
    let hasEnded = false
    const onJob = (news: Job) => {
      setJob(news)
      if (!isOver(news.state) || hasEnded) return
      hasEnded = true
      latestOnEnd.current(news)
    }
    const onLost = () => {
      setJobId(undefined)
      setJob(undefined)
    }
    return followJob(jobId, { onJob, onLost })
  }, [jobId])

  const isRunning = isStarting || (jobId !== undefined && (job?.id !== jobId || !isOver(job.state)))
  return {
    job: job?.id === jobId ? job : undefined,
    isRunning,
    /** Does nothing while work is under way. @throws ApiError when it was refused */
    start: async (path: `/api/admin/${string}`, input: object) => {
      if (isRunning) return
      setIsStarting(true)
      try {
        const answer = await askForWork<object>('POST', path, input)
        if ('jobId' in answer) setJobId(String(answer.jobId))
        else latestOnEnd.current(doneAtOnce(kind, input, answer))
      } finally {
        setIsStarting(false)
      }
    },
    /** Follows work that was started. */
    follow: setJobId,
    /** @throws ApiError */
    cancel: async () => {
      if (jobId !== undefined) setJob(await cancelJob(jobId))
    },
    forget: () => {
      setJobId(undefined)
      setJob(undefined)
    },
  }
}

/** Where the answer is what the work came to, and no job to follow: as the screens hear of one that is over. */
function doneAtOnce(kind: string, input: object, result: object): Job {
  const at = new Date().toISOString()
  const times = { createdAt: at, startedAt: at, finishedAt: at }
  const progress = { done: 0, total: 0, items: [] }
  const nobody = { error: null, startedBy: null, isCancelling: false }
  return { id: '', kind, input, state: 'done', result, progress, ...times, ...nobody }
}
