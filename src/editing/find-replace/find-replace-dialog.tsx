import type { SubmitEvent } from 'react'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { placeCount } from '../selection/bulk-actions.ts'
import { type Selection, selectedCount } from '../selection/selection.ts'
import type { Replaced } from './find-replace.schema.ts'
import { ReplacingFields } from './replacing-fields.tsx'
import { SeenReplacingPart } from './seen-replacing.tsx'
import { useReplacing } from './use-replacing.tsx'

const formId = 'find-replace'

interface FindReplaceDialogProps {
  selection: Selection
  /** Of the list, as the API takes them. */
  filters: Record<string, string>
  onClose: () => void
  /** It is done, or a job does it. */
  onReplaced: (answer: Replaced | { jobId: string }) => void
}

/** Replaces in a text of many places, once an editor has seen what that changes. */
export function FindReplaceDialog({ selection, filters, onClose, onReplaced }: FindReplaceDialogProps) {
  const { draft, seen, ...replacing } = useReplacing(selection, filters)
  const cancel = () => {
    draft.discard()
    onClose()
  }
  const preview = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void replacing.preview()
  }
  const replace = async () => {
    const answer = seen && (await replacing.replace(seen))
    if (!answer) return
    onReplaced(answer)
    cancel()
  }
  const count = seen ? seen.told.changes - replacing.except.size : 0
  return (
    <Dialog
      title={`Find and replace in ${placeCount(selectedCount(selection))}`}
      isWide
      onClose={onClose}
      footer={
        <>
          <Button look="outline" onClick={cancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            look={seen ? 'outline' : 'primary'}
            disabled={!replacing.asked}
            aria-disabled={replacing.isBusy}
          >
            {replacing.isBusy && !seen ? 'Looking...' : 'Preview'}
          </Button>
          {seen && (
            <Button disabled={count === 0} aria-disabled={replacing.isBusy} onClick={replace}>
              {replacing.isBusy ? 'Replacing...' : `Replace in ${placeCount(count)}`}
            </Button>
          )}
        </>
      }
    >
      <DraftNote {...draft.note} />
      <form id={formId} onSubmit={preview} className="grid gap-2">
        <ReplacingFields wish={draft.values} problems={replacing.problems} onChange={draft.set} />
        {replacing.problems.all && (
          <p role="alert" className="text-sm font-semibold text-danger">
            {replacing.problems.all}
          </p>
        )}
      </form>
      {seen && (
        <SeenReplacingPart
          key={seen.told.seenAt}
          seen={seen}
          except={replacing.except}
          onExcept={replacing.setExcept}
        />
      )}
    </Dialog>
  )
}
