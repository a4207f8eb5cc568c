import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { byWhom } from '../../office/accounts/audit-log/by-whom.ts'
import { useMay } from '../../office/accounts/current-user/may.tsx'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import type { ContentPageKey } from '../../site/page-content/content-page-keys.ts'
import { sectionHeading } from '../../site/page-content/section-heading.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { momentText } from '../../ui/moment-text.ts'
import { TextComparison } from './text-comparison.tsx'
import type { TextChange } from './text-history.schema.ts'
import { useTextHistory } from './use-text-history.tsx'

interface TextHistoryDialogProps {
  pageKey: ContentPageKey
  name: string
  onClose: () => void
  /** Sets a section back to what it was before the change; settles when that is done or refused. */
  onRestore: (change: TextChange) => Promise<void>
}

/** Who changed which text of a page, the newest first; what stood before each change comes back with one press. */
export function TextHistoryDialog({ pageKey, name, onClose, onRestore }: TextHistoryDialogProps) {
  const { changes, hasMore, hasFailed, reload, more } = useTextHistory(pageKey)
  const [isBusy, setIsBusy] = useState(false)
  const mayRestore = useMay('editor')
  const restore = async (change: TextChange) => {
    if (isBusy) return
    setIsBusy(true)
    await onRestore(change)
    setIsBusy(false)
    reload()
  }
  return (
    <Dialog
      title={`History of ${name}`}
      isWide
      onClose={onClose}
      footer={
        <Button look="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      {changes ? (
        <ol aria-label="Changes" className="grid gap-3">
          {changes.map((change) => (
            <Change
              key={change.id}
              change={change}
              isBusy={isBusy}
              onRestore={mayRestore ? () => void restore(change) : undefined}
            />
          ))}
        </ol>
      ) : (
        <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
      )}
      {changes?.length === 0 && <p className="text-text-muted">Nobody has changed this page yet.</p>}
      {hasMore && (
        <Button look="outline" onClick={more}>
          Show older changes
        </Button>
      )}
    </Dialog>
  )
}

type ChangeProps = { change: TextChange; isBusy: boolean; onRestore: (() => void) | undefined }

const Change = ({ change, isBusy, onRestore }: ChangeProps) => (
  <li className="grid gap-2 rounded-md border border-border p-3.5">
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <p>
        <b>{sectionHeading(change.sectionKey)}</b> changed by{' '}
        {byWhom(change) ?? 'the guide or a former account'},{' '}
        <time dateTime={change.at}>{momentText(change.at)}</time>
      </p>
      {onRestore && (
        <Button
          look="outline"
          className="sm:min-h-9! sm:px-3"
          aria-label={`Restore ${sectionHeading(change.sectionKey)} as it was before the change of ${momentText(change.at)}`}
          aria-disabled={isBusy}
          onClick={onRestore}
        >
          <Undo2 className="size-4" />
          Restore what was before
        </Button>
      )}
    </div>
    <TextComparison before={change.before} after={change.after} />
  </li>
)
