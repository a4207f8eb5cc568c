import { Button } from '../../ui/button.tsx'
import { type AreaDraft, areaOfDraft, draftWords, withoutPoint } from './area-draft.ts'

interface DraftBarProps {
  draft: AreaDraft
  onDraft: (draft: AreaDraft) => void
  onDone: () => void
  onGiveUp: () => void
}

/** What the keys do, as buttons: a phone has none. */
export const DraftBar = ({ draft, onDraft, onDone, onGiveUp }: DraftBarProps) => (
  <div className="grid gap-2">
    <p
      role="status"
      className={`text-sm ${hasFault(draft) ? 'font-semibold text-danger' : 'text-text-muted'}`}
    >
      {draftWords(draft)}
    </p>
    <div className="flex flex-wrap gap-2">
      <Button disabled={areaOfDraft(draft).fault !== undefined} onClick={onDone}>
        {draft.isClosed ? 'Search the changed area' : 'Close and search'}
      </Button>
      {!draft.isClosed && (
        <Button
          look="outline"
          disabled={draft.points.length === 0}
          onClick={() => onDraft(withoutPoint(draft))}
        >
          Take the last point back
        </Button>
      )}
      <Button look="ghost" onClick={onGiveUp}>
        {draft.isClosed ? 'Leave it as it was' : 'Give up'}
      </Button>
    </div>
  </div>
)

const hasFault = (draft: AreaDraft) => draft.points.length >= 3 && areaOfDraft(draft).fault !== undefined
