/** Why the form was not saved. */
export const FormAlert = ({ children }: { children: string | undefined }) =>
  children && (
    <p role="alert" className="rounded-md bg-accent-soft p-3 text-sm font-semibold text-on-accent-soft">
      {children}
    </p>
  )

interface EditedNoteProps {
  /** Who set it, and when. */
  by: string
  /** Undefined when what stands there is the source's already. */
  source: string | undefined
  onRelease: () => void
}

/** Below a field that an editor has set. */
export const EditedNote = ({ by, source, onRelease }: EditedNoteProps) => (
  <p className="mt-1 text-xs text-text-muted [overflow-wrap:anywhere]">
    {source === undefined ? (
      'As the sources say, once it is saved.'
    ) : (
      <>
        Set by {by}; the sources say {source ? `“${source}”` : 'nothing'}.{' '}
        <button type="button" onClick={onRelease} className="min-h-6 font-semibold text-link underline">
          Use the source’s value
        </button>
      </>
    )}
  </p>
)
