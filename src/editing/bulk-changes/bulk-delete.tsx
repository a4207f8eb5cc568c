import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { placeCount } from '../selection/bulk-actions.ts'

const formId = 'bulk-delete'

/** So many nobody has looked at one by one. */
const typedFrom = 101

interface BulkDeleteProps {
  count: number
  onClose: () => void
  /** Resolves to whether it worked; until then, and when it did not, the dialog stays. */
  onDelete: () => Promise<boolean>
}

/** Asks before places are deleted; of very many, their number is to be typed. */
export function BulkDelete({ count, onClose, onDelete }: BulkDeleteProps) {
  const [typed, setTyped] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const isMeant = count < typedFrom || typed.replaceAll(/\D/g, '') === String(count)
  const remove = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || !isMeant) return
    setIsBusy(true)
    const isDone = await onDelete()
    setIsBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog
      title={`Delete ${placeCount(count)}?`}
      onClose={onClose}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!isMeant}
            aria-disabled={isBusy}
            className="bg-danger! text-on-danger! hover:bg-danger-hover!"
          >
            {isBusy ? 'Deleting...' : `Delete ${placeCount(count)}`}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={remove} className="grid gap-4">
        <p className="text-text-muted">
          Visitors no longer find them, and no later import brings them back. You can: at once by Undo, and
          for 30 days from Deleted.
        </p>
        {count >= typedFrom && (
          <Field label={`Type ${count} to delete that many`}>
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                className={inputClass}
              />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  )
}
