import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'

interface ConflictNoteProps {
  theirs: string
  onTakeTheirs: () => void
  onKeepMine: () => void
  /** What words do not say of both. */
  children?: ReactNode
}

/** Below a field that somebody else has saved with another value since the editor read it. */
export const ConflictNote = ({ theirs, onTakeTheirs, onKeepMine, children }: ConflictNoteProps) => (
  <div role="note" className="mt-1.5 rounded-md bg-accent-soft p-3 text-sm text-on-accent-soft">
    <p className="[overflow-wrap:anywhere]">
      Meanwhile saved by somebody else: <strong>{theirs || '(empty)'}</strong>
    </p>
    {children}
    <div className="mt-2 flex flex-wrap gap-2">
      <Button look="outline" onClick={onTakeTheirs}>
        Use theirs
      </Button>
      <Button look="outline" onClick={onKeepMine}>
        Keep mine
      </Button>
    </div>
  </div>
)

export const choiceIsNeeded = 'Choose which value to keep where somebody else has saved another one.'

/** `reason` is the server's. */
export const theirsAreFilledIn = (reason: string | undefined) =>
  `${reason}. Their changes are filled in here; yours are kept.`
