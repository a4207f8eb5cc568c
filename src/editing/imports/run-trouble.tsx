import { CircleAlert, RotateCw } from 'lucide-react'
import { useState } from 'react'
import type { ImportRun } from '../../gathering/imports/import-run.schema.ts'
import { useMay } from '../../office/accounts/current-user/may.tsx'
import { sayFailure } from '../../office/shell/failure.tsx'
import { Button } from '../../ui/button.tsx'
import { hasDone, runSubject } from './import-run-words.ts'
import { retryImport } from './retry-import.requests.ts'

interface RunTroubleProps {
  run: ImportRun
  /** It has been begun again from here. */
  isRetried: boolean
  onRetry: (jobId: string) => void
}

/** Why an import did not come to its end, or not to all of it, and the way to begin it again; nothing for any other. */
export function RunTrouble({ run, isRetried, onRetry }: RunTroubleProps) {
  const [isStarting, setIsStarting] = useState(false)
  const mayRetry = useMay('editor')
  const isInPart = run.state === 'done' && run.error !== null
  if (run.state !== 'failed' && run.state !== 'cancelled' && !isInPart) return null
  const retry = async () => {
    if (isStarting) return
    setIsStarting(true)
    await retryImport(run).then(onRetry, (error) => sayFailure('Failed to fetch places', error))
    setIsStarting(false)
  }
  const isFailed = run.state === 'failed'
  return (
    <div
      role={isFailed ? 'alert' : 'status'}
      className={`flex flex-wrap items-center gap-3 rounded-[14px] px-4.5 py-3.5 text-sm ${isFailed ? 'bg-danger-soft text-on-danger-soft' : 'bg-surface-sunken text-text'}`}
    >
      <CircleAlert className="size-5 flex-none" />
      <p className="min-w-0 flex-1 basis-52 [overflow-wrap:anywhere]">
        <b>
          {runSubject(run)}{' '}
          {isInPart ? 'was imported in part.' : isFailed ? 'was not imported.' : 'was cancelled.'}
        </b>{' '}
        {run.error}
        {!isInPart && (hasDone(run) ? ' What had come until then stays.' : ' Nothing was changed.')}
      </p>
      {run.cityId !== null && !isRetried && mayRetry && (
        <Button look="outline" aria-disabled={isStarting} onClick={retry}>
          <RotateCw className="size-4.5" />
          Try again
        </Button>
      )}
    </div>
  )
}
