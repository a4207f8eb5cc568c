import { useEffect, useRef, useState } from 'react'
import { followJob } from '../../office/jobs/follow-job.requests.ts'
import type { Job } from '../../office/jobs/job.schema.ts'

/** A job as it goes on; `onNews` is called whenever one of its steps has come further. Undefined when nobody knows it any more. */
export function useFollowedJob(jobId: string, onNews: () => void): Job | undefined {
  const [job, setJob] = useState<Job>()
  const latestOnNews = useRef(onNews)
  latestOnNews.current = onNews
  useEffect(() => {
    setJob(undefined)
    return followJob(jobId, { onJob: setJob, onLost: () => undefined })
  }, [jobId])
  const news = job && `${job.state} ${job.progress.items.map(({ detail }) => detail).join()}`
  useEffect(() => {
    if (news !== undefined) latestOnNews.current()
  }, [news])
  return job
}
