import { RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'

interface DeletionsBarProps {
  /** How many of the page can come back, and how many of these are ticked. */
  open: number
  chosen: number
  isBusy: boolean
  onTick: (isTicked: boolean) => void
  onRestore: () => void
}

/** Ticks what can come back of the page, and brings back what is ticked. */
export function DeletionsBar({ open, chosen, isBusy, onTick, onRestore }: DeletionsBarProps) {
  const id = useId()
  return (
    <section
      aria-label="Selected deletions"
      className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-2 border-b border-border bg-surface-sunken px-3.5 py-2"
    >
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-sm font-semibold"
      >
        <Checkbox
          id={id}
          checked={chosen === open}
          isMixed={chosen > 0 && chosen < open}
          onChange={(event) => onTick(event.target.checked)}
        />
        Select page
      </label>
      <p role="status" className="text-sm text-text-muted tabular-nums">
        {chosen > 0 && `${chosen} selected`}
      </p>
      {chosen > 0 && (
        <Button
          look="outline"
          className="ml-auto"
          aria-disabled={isBusy}
          onClick={() => !isBusy && onRestore()}
        >
          <RotateCcw className="size-4.5" />
          {isBusy ? 'Bringing back...' : 'Bring back selected'}
        </Button>
      )}
    </section>
  )
}
