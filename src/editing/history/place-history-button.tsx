import { History } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { PlaceHistoryDialog } from './place-history-dialog.tsx'

interface PlaceHistoryButtonProps {
  placeId: number
  name: string
  /** After each undoing. */
  onChange?: () => void
}

/** Opens the history of a place. */
export function PlaceHistoryButton({ placeId, name, onChange }: PlaceHistoryButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="outline" onClick={() => setIsOpen(true)}>
        <History className="size-4.5" />
        History
      </Button>
      {isOpen && (
        <PlaceHistoryDialog
          placeId={placeId}
          name={name}
          onClose={() => setIsOpen(false)}
          onChange={onChange}
        />
      )}
    </>
  )
}
