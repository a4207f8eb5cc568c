import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { sayFailure } from '../../office/shell/failure.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { bringBack } from './bring-back.tsx'
import { undoPlaceChange } from './history.requests.ts'

interface UndoButtonProps {
  /** Of the entry in the audit log. */
  id: number
  isDeletion: boolean
  /** What was changed or deleted. */
  name: string
  /** Also where it failed: the list may not be as it was. */
  onUndone: () => void
}

/** Undoes one change of a place, or brings back what was deleted. */
export function UndoButton({ id, isDeletion, name, onUndone }: UndoButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const undo = async () => {
    if (isBusy) return
    setIsBusy(true)
    await (isDeletion ? bringBack({ id, name }) : undoChange(id))
    setIsBusy(false)
    onUndone()
  }
  return (
    <Button look="ghost" size="icon" aria-label={`Undo: ${name}`} aria-disabled={isBusy} onClick={undo}>
      <Undo2 className="size-4.5" />
    </Button>
  )
}

const undoChange = (id: number) =>
  undoPlaceChange(id).then(
    () => void toast({ title: 'Success', description: 'Change undone' }),
    (error) => sayFailure('Failed to undo the change', error),
  )
