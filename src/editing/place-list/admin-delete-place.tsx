import { useRef } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { AdminPlace } from '../places/admin-place.schema.ts'

interface AdminDeletePlaceProps {
  place: AdminPlace
  onClose: () => void
  /** Gives whether it is gone. */
  onConfirm: () => Promise<boolean>
}

export function AdminDeletePlace({ place, onClose, onConfirm }: AdminDeletePlaceProps) {
  const isGone = useRef(false)
  return (
    <ConfirmDialog
      title="Are you sure?"
      confirmLabel="Delete"
      onConfirm={async () => {
        isGone.current = await onConfirm()
        onClose()
      }}
      onClose={onClose}
      returnFocus={(event) => {
        event.preventDefault()
        const trigger = document.querySelector<HTMLElement>(`[data-delete="${place.id}"]`)
        // The row is gone, or goes with the next list.
        const isThere = trigger !== null && !isGone.current
        ;(isThere ? trigger : document.getElementById('main'))?.focus()
      }}
    >
      This will permanently delete the place “{place.displayName || place.name}”. No later import brings it
      back.
    </ConfirmDialog>
  )
}
