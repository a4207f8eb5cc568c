import { useWork } from '../../office/jobs/use-work.tsx'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { useOpenDialog } from '../../office/shell/use-open-dialog.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { getRetention } from './audit.requests.ts'
import { countText, keptText, pruneJob } from './retention.ts'
import { RetentionDialog } from './retention-dialog.tsx'

/** For how long entries are kept, and the way to change that. */
export function KeptFor({ onPruned }: { onPruned: () => void }) {
  const { latest: kept, hasFailed, reload } = useAnswer('', getRetention)
  const [opened, open] = useOpenDialog()
  const { isRunning, follow } = useWork({
    kind: pruneJob,
    isShared: true,
    onEnd: ({ state, result, error }) => {
      if (state === 'done') toast({ title: goneText(result as { entries: number }) })
      else toast({ title: 'Old entries could not all go', description: error ?? '', variant: 'destructive' })
      onPruned()
    },
  })
  if (!kept && !hasFailed) return null
  const onSaved = (jobId: string | null) => {
    if (jobId !== null) follow(jobId)
    reload()
    onPruned()
  }
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 text-sm">
      {hasFailed && <LoadingOrFailed hasFailed onRetry={reload} />}
      {kept && (
        <>
          <p>
            Entries are kept: {keptText(kept.years).toLowerCase()}
            {isRunning && '; old ones are being removed…'}
          </p>
          <Button look="ghost" onClick={() => open('retention')}>
            Change how long
          </Button>
          {opened === 'retention' && (
            <RetentionDialog years={kept.years} onSaved={onSaved} onClose={() => open('')} />
          )}
        </>
      )}
    </div>
  )
}

const goneText = ({ entries }: { entries: number }) =>
  entries === 0 ? 'No entry had to go' : `${countText(entries)} gone`
