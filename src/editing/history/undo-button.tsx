import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { makeAgain } from '../../office/shell/made-again.tsx'
import { countWaiting } from '../../office/shell/waiting.ts'
import { Button } from '../../ui/button.tsx'
import { momentText } from '../../ui/moment-text.ts'
import { bringBack, undoChange } from './bring-back.tsx'

interface UndoButtonProps {
  /** Of the entry in the audit log. */
  id: number
  isDeletion: boolean
  /** What was changed or deleted. */
  name: string
  /** When (ISO 8601): a thing may have been changed often. */
  at: string
  /** What makes it again, where that is no place nor city. */
  again?: ((id: number) => Promise<unknown>) | undefined
  /** Also where it failed: the list may not be as it was. */
  onUndone: () => void
}

/** Undoes one change of a place, or brings back what was deleted. */
export function UndoButton({ id, isDeletion, name, at, again, onUndone }: UndoButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const undo = async () => {
    if (isBusy) return
    setIsBusy(true)
    if (again) await makeAgain({ name, make: () => again(id), onEnd: () => undefined })
    else await (isDeletion ? bringBack({ id, name }) : undoChange(id))
    setIsBusy(false)
    onUndone()
    void countWaiting()
  }
  return (
    <Button
      look="ghost"
      size="icon"
      aria-label={`Undo: ${name}, ${momentText(at)}`}
      aria-disabled={isBusy}
      onClick={undo}
    >
      <Undo2 className="size-4.5" />
    </Button>
  )
}
