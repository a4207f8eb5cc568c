import { History } from 'lucide-react'
import { useDialogOver } from '../../office/shell/use-open-dialog.ts'
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
  const [opened, open] = useDialogOver()
  return (
    <>
      <Button look="outline" onClick={() => open('history')}>
        <History className="size-4.5" />
        History
      </Button>
      {opened === 'history' && (
        <PlaceHistoryDialog placeId={placeId} name={name} onClose={() => open('')} onChange={onChange} />
      )}
    </>
  )
}
