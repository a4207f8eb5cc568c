import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { byWhom } from '../../office/accounts/audit-log/by-whom.ts'
import { useMay } from '../../office/accounts/current-user/may.tsx'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { momentText } from '../../ui/moment-text.ts'
import { fieldLabel } from '../imports/change-rows.ts'
import { FieldValue } from '../imports/field-value.tsx'
import { undoChange } from './bring-back.tsx'
import type { HistoryEntry } from './history.schema.ts'
import { usePlaceHistory } from './use-place-history.tsx'

interface PlaceHistoryDialogProps {
  placeId: number
  name: string
  onClose: () => void
  /** After each undoing. */
  onChange?: (() => void) | undefined
}

/** Who changed what of a place, the newest first; each change can be undone as long as nobody changed the same since. */
export function PlaceHistoryDialog({ onClose, onChange, ...opened }: PlaceHistoryDialogProps) {
  // A screen may show another place by now: what is undone here can take it out of what is reviewed.
  const [{ placeId, name }] = useState(opened)
  const { entries, hasMore, hasFailed, reload, more } = usePlaceHistory(placeId)
  const [busyId, setBusyId] = useState<number>()
  const mayUndo = useMay('editor')
  const undo = async ({ id }: HistoryEntry) => {
    if (busyId !== undefined) return
    setBusyId(id)
    if (await undoChange(id)) onChange?.()
    setBusyId(undefined)
    reload()
  }
  return (
    <Dialog
      title={`History of ${name}`}
      onClose={onClose}
      footer={
        <Button look="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      {entries ? (
        <ol aria-label="Changes" className="grid gap-3">
          {entries.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              isBusy={busyId !== undefined}
              mayUndo={mayUndo}
              onUndo={() => undo(entry)}
            />
          ))}
        </ol>
      ) : (
        <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
      )}
      {entries?.length === 0 && <p className="text-text-muted">Nobody has changed this place yet.</p>}
      {hasMore && (
        <Button look="outline" onClick={more}>
          Show older changes
        </Button>
      )}
    </Dialog>
  )
}

const actions: Record<HistoryEntry['action'], string> = {
  create: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Brought back',
  confirm: 'Found still right',
}

/** That a fact became an editor's and stayed as it was leaves nothing to undo. */
const isUndoable = ({ field, before, after }: HistoryEntry['changes'][number]) =>
  field !== 'editedFields' || namesIn(before).some((name) => !namesIn(after).includes(name))

const namesIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

type EntryProps = { entry: HistoryEntry; isBusy: boolean; mayUndo: boolean; onUndo: () => void }

const Entry = ({ entry, isBusy, mayUndo, onUndo }: EntryProps) => (
  <li className="grid gap-2 rounded-md border border-border p-3.5">
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <p>
        <b>{actions[entry.action]}</b> by {authorOf(entry)},{' '}
        <time dateTime={entry.at}>{momentText(entry.at)}</time>
      </p>
      {entry.changes.some(isUndoable) && mayUndo && (
        <Button
          look="outline"
          className="sm:min-h-9! sm:px-3"
          aria-label={`Undo the change of ${momentText(entry.at)}: ${entry.changes.map(({ field }) => fieldLabel(field)).join(', ')}`}
          aria-disabled={isBusy}
          onClick={onUndo}
        >
          <Undo2 className="size-4" />
          Undo
        </Button>
      )}
    </div>
    {entry.changes.length > 0 && (
      <dl className="grid gap-1 text-sm [overflow-wrap:anywhere]">
        {entry.changes.map(({ field, before, after }) => (
          <div key={field} className="flex flex-wrap gap-x-2">
            <dt className="font-semibold">{fieldLabel(field)}</dt>
            <dd>
              <del className="text-text-muted">
                <FieldValue field={field} value={before} />
              </del>
              <span aria-hidden="true"> → </span>
              <ins className="no-underline">
                <FieldValue field={field} value={after} />
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    )}
  </li>
)

function authorOf(entry: HistoryEntry): string {
  const { username, importRunId, changes } = entry
  if (importRunId !== null) return `import ${importRunId}`
  if (username === null && changes.some(({ field }) => field === 'refused')) return 'the rules of the guide'
  return byWhom(entry) ?? 'the guide or a former account'
}
