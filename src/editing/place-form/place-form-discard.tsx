import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Before a form is closed that holds something unsaved. */
export const DiscardQuestion = ({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) => (
  <ConfirmDialog
    title="Close without saving?"
    confirmLabel="Discard changes"
    cancelLabel="Keep editing"
    onConfirm={async () => onDiscard()}
    onClose={onStay}
  >
    What you wrote here has not been saved.
  </ConfirmDialog>
)
