import { Clock } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

interface NotYetProps {
  reason: string
  onStop: () => void
}

/** A query that waits for its answer: not an error, and nothing to be done. */
export const NotYet = ({ reason, onStop }: NotYetProps) => (
  <div className="flex flex-wrap items-center gap-3 rounded-[14px] bg-surface-sunken px-4.5 py-3.5 text-sm">
    <Clock className="size-5 flex-none" />
    <p role="status" className="min-w-0 flex-1">
      {reason}. The query is run again by itself.
    </p>
    <Button look="outline" onClick={onStop}>
      Stop waiting
    </Button>
  </div>
)
