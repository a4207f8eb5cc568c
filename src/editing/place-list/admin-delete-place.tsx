import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { AdminPlace } from '../places/admin-place.schema.ts'

interface AdminDeletePlaceProps {
  place: AdminPlace
  onClose: () => void
  onConfirm: () => Promise<void>
}

export const AdminDeletePlace = ({ place, onClose, onConfirm }: AdminDeletePlaceProps) => (
  <ConfirmDialog
    title="Are you sure?"
    confirmLabel="Delete"
    onConfirm={onConfirm}
    onClose={onClose}
    returnFocus={(event) => {
      const trigger = document.querySelector<HTMLElement>(`[data-delete="${place.id}"]`)
      event.preventDefault()
      // The row may be gone.
      ;(trigger ?? document.getElementById('main'))?.focus()
    }}
  >
    This will permanently delete the place “{place.displayName || place.name}”. No later import brings it
    back.
  </ConfirmDialog>
)
