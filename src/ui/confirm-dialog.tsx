import { type ReactNode, useRef, useState } from 'react'
import { BusyButton } from './busy-button.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  /** Names the thing. */
  title: string
  children: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** Until it resolves the dialog stays. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
  /** Where the focus goes when what opened it is gone. */
  returnFocus?: (event: Event) => void
}

/** Asks before something is lost. The focus is on the way back. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  onClose,
  returnFocus,
}: ConfirmDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const confirm = async () => {
    setIsBusy(true)
    try {
      await onConfirm()
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      initialFocus={cancel}
      returnFocus={returnFocus}
      footer={
        <>
          <Button ref={cancel} look="outline" onClick={onClose}>
            {cancelLabel}
          </Button>
          <BusyButton
            isBusy={isBusy}
            onClick={confirm}
            className="bg-danger! text-on-danger! hover:bg-danger-hover!"
          >
            {confirmLabel}
          </BusyButton>
        </>
      }
    >
      <p className="text-text-muted [overflow-wrap:anywhere]">{children}</p>
    </Dialog>
  )
}
