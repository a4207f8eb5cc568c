import { useRef } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface CancelImportProps {
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

export function CancelImport({ onConfirm, onClose }: CancelImportProps) {
  const isCancelled = useRef(false)
  const cancel = async () => {
    isCancelled.current = true
    await onConfirm()
    onClose()
  }
  // The button that opened the question may be gone with the import.
  const returnFocus = (event: Event) => {
    if (!isCancelled.current) return
    event.preventDefault()
    document.getElementById('main')?.focus()
  }
  return (
    <ConfirmDialog
      title="Cancel this import?"
      confirmLabel="Cancel import"
      cancelLabel="Keep going"
      onConfirm={cancel}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      Cities that are done stay. The one under way stops after its current step, the others are not started.
      What was imported can be undone afterwards.
    </ConfirmDialog>
  )
}
