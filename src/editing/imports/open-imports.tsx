import { useEffect, useState } from 'react'
import { getOpenJobs } from '../../office/jobs/jobs.requests.ts'
import { RunningImport } from './running-import.tsx'

/** The imports that are under way, whoever started them; they stay to be read when they are over. */
export function OpenImports({ onNews }: { onNews: () => void }) {
  const [jobIds, setJobIds] = useState<string[]>([])
  useEffect(() => {
    let isWanted = true
    const show = (open: { id: string }[]) => isWanted && setJobIds(open.map(({ id }) => id))
    getOpenJobs('fetch-places,switch-provider', false).then(show, () => undefined)
    return () => {
      isWanted = false
    }
  }, [])
  const retry = (failed: string, again: string) =>
    setJobIds((ids) => [...new Set(ids.map((id) => (id === failed ? again : id)))])
  if (jobIds.length === 0) return null
  return (
    <div className="mb-5 grid gap-5">
      {jobIds.map((id) => (
        <RunningImport key={id} jobId={id} onNews={onNews} onRetry={(again) => retry(id, again)} />
      ))}
    </div>
  )
}
