import { History } from 'lucide-react'
import { type Layer, useLayer } from '../../office/shell/use-open-dialog.ts'
import { Button } from '../../ui/button.tsx'
import { PlaceHistoryDialog } from './place-history-dialog.tsx'

interface PlaceHistoryButtonProps {
  placeId: number
  name: string
  /** What the dialog lies over: a screen ('open'), or a form ('over'), which may lie over such a screen. */
  layer: Layer
  /** After each undoing. */
  onChange?: () => void
}

/** Opens the history of a place. */
export function PlaceHistoryButton({ placeId, name, layer, onChange }: PlaceHistoryButtonProps) {
  const [opened, open] = useLayer(layer)
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
