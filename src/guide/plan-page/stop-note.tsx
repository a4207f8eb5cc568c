import { Pencil, StickyNote } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

interface StopNoteProps {
  name: string
  note: string
  onEdit: () => void
}

export const StopNote = ({ name, note, onEdit }: StopNoteProps) => (
  <div className="mt-2 flex items-start gap-2.5 rounded-xl bg-surface-sunken pr-1 pl-3 text-sm">
    <StickyNote className="mt-3.5 size-4.5 flex-none text-text-muted" />
    <p className="flex-1 py-3 [overflow-wrap:anywhere] whitespace-pre-line">{note}</p>
    <Button look="ghost" size="icon" aria-label={`Edit the note on ${name}`} onClick={onEdit}>
      <Pencil className="size-4.5" />
    </Button>
  </div>
)
