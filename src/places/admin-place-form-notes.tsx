import { Button } from '../ui/button.tsx'

interface ConflictNoteProps {
  theirs: string
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Below a field that somebody else has saved with another value since the editor read it. */
export const ConflictNote = ({ theirs, onTakeTheirs, onKeepMine }: ConflictNoteProps) => (
  <div role="note" className="mt-1.5 rounded-md bg-accent-soft p-3 text-sm text-on-accent-soft">
    <p className="[overflow-wrap:anywhere]">
      Meanwhile saved by somebody else: <strong>{theirs || '(empty)'}</strong>
    </p>
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

interface EditedNoteProps {
  /** Undefined when what stands there is the source's already. */
  source: string | undefined
  onRelease: () => void
}

/** Below a field that an editor has set. */
export const EditedNote = ({ source, onRelease }: EditedNoteProps) => (
  <p className="mt-1 text-xs text-text-muted [overflow-wrap:anywhere]">
    {source === undefined ? (
      'As the sources say, once it is saved.'
    ) : (
      <>
        Set by an editor; the sources say {source ? `“${source}”` : 'nothing'}.{' '}
        <button type="button" onClick={onRelease} className="min-h-6 font-semibold text-link underline">
          Use the source’s value
        </button>
      </>
    )}
  </p>
)
