import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useLatePart } from '../../ui/use-late-part.ts'
import type { PlanDialogProps } from './plan-dialog.tsx'
import type { PlannedChange } from './planned-change.schema.ts'

interface PlanButtonProps extends Pick<PlanDialogProps, 'keep' | 'onRefused'> {
  /** The planned change that the form is about; without one it makes a new one. */
  planned: PlannedChange | undefined
  /** Goes on where what is written can be kept; the form says why not. */
  whenReady: (open: () => Promise<void>) => unknown
  onKept: (planned: PlannedChange) => void
  /** Kept, and the dialog that said so is closed. */
  onDone?: () => void
}

const loadDialog = () => import('./plan-dialog.tsx').then(({ PlanDialog }) => PlanDialog)

/** Beside the button that saves: keeps what is written for later instead. */
export function PlanButton({ planned, whenReady, keep, onKept, onDone, onRefused }: PlanButtonProps) {
  const { Part, preload, demand } = useLatePart<PlanDialogProps>(loadDialog)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        look={planned ? 'primary' : 'outline'}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => whenReady(async () => setIsOpen(await demand()))}
      >
        <CalendarClock className="size-5" />
        {planned ? 'Keep Draft...' : 'Keep for Later...'}
      </Button>
      {isOpen && Part && (
        <Part
          title={planned ? 'Keep this draft' : 'Keep for later'}
          when={planned?.when ?? null}
          keep={async (when) => {
            const kept = await keep(when)
            // At once: what is kept is not left unsaved by whoever goes on from the dialog.
            onKept(kept)
            return kept
          }}
          onRefused={(error) => {
            setIsOpen(false)
            onRefused(error)
          }}
          onClose={(kept) => {
            setIsOpen(false)
            if (kept) onDone?.()
          }}
        />
      )}
    </>
  )
}
