import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { AdminPlace } from './admin-place.schema.ts'

interface AdminDeletePlaceProps {
  place: AdminPlace
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
}

export const AdminDeletePlace = ({ place, isBusy, onClose, onConfirm }: AdminDeletePlaceProps) => (
  <Dialog
    title="Are you sure?"
    onClose={onClose}
    returnFocus={(event) => {
      const trigger = document.querySelector<HTMLElement>(`[data-delete="${place.id}"]`)
      event.preventDefault()
      // The row may be gone.
      ;(trigger ?? document.getElementById('main'))?.focus()
    }}
    footer={
      <>
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button
          className="bg-danger! text-on-danger! hover:bg-danger-hover!"
          aria-disabled={isBusy}
          onClick={() => !isBusy && onConfirm()}
        >
          Delete
        </Button>
      </>
    }
  >
    <p className="[overflow-wrap:anywhere]">
      This will permanently delete the place “{place.displayName || place.name}”. No later import brings it
      back.
    </p>
  </Dialog>
)
