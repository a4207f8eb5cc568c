import { useEffect, useRef, useState } from 'react'
import { sayFailure } from '../admin/failure.tsx'
import { JobProgressPanel } from '../jobs/job-progress-panel.tsx'
import { useWork } from '../jobs/use-work.tsx'
import { CancelImport } from './cancel-import.tsx'

/** The import that is under way, whoever started it; it stays to be read when it is over. */
export function OpenImports({ onNews }: { onNews: () => void }) {
  const { job, cancel } = useWork({ kind: 'fetch-places,switch-provider', onEnd: onNews })
  const [isAsking, setIsAsking] = useState(false)
  const latestOnNews = useRef(onNews)
  latestOnNews.current = onNews
  const step = job?.progress.items.findIndex(({ state }) => state === 'running')
  useEffect(() => {
    if (step !== undefined) latestOnNews.current()
  }, [step])
  if (!job) return null
  return (
    <div className="mb-5 rounded-[20px] border border-border bg-surface p-5 sm:p-6">
      <JobProgressPanel job={job} onCancel={() => setIsAsking(true)} />
      {isAsking && (
        <CancelImport
          onConfirm={() => cancel().catch((error) => sayFailure('The import could not be cancelled', error))}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
