import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

/** Asks before another screen, or closing the tab, would lose what was written. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  return (
    status === 'blocked' && (
      <ConfirmDialog
        title="Leave without saving?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onConfirm={async () => proceed()}
        onClose={reset}
      >
        What you wrote on this page has not been saved.
      </ConfirmDialog>
    )
  )
}
