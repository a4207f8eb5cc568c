import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { isWithin } from './use-open-dialog.ts'

interface LeaveGuardProps {
  isDirty: boolean
  /** The editor goes, and gives up what was written. */
  onLeave: () => void
}

/** Asks before another screen, or closing the tab, would lose what was written. */
export function LeaveGuard({ isDirty, onLeave }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    // What opens over the form leaves it as it is.
    shouldBlockFn: ({ current, next }) => isDirty && !isWithin(current, next),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  return (
    status === 'blocked' && (
      <ConfirmDialog
        title="Leave without saving?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onConfirm={async () => {
          onLeave()
          proceed()
        }}
        onClose={reset}
      >
        What you wrote on this page has not been saved.
      </ConfirmDialog>
    )
  )
}
