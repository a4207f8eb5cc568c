import { Pencil, Trash2 } from 'lucide-react'
import { Button } from './button.tsx'

interface EditAndDeleteProps {
  /** Of what the row shows. */
  name: string
  onEdit: () => void
  onDelete: () => void
}

/** The actions at the end of a table's row. */
export const EditAndDelete = ({ name, onEdit, onDelete }: EditAndDeleteProps) => (
  <span className="flex">
    <Button look="ghost" size="icon" aria-label={`Edit ${name}`} onClick={onEdit}>
      <Pencil className="size-4.5" />
    </Button>
    <Button
      look="ghost"
      size="icon"
      aria-label={`Delete ${name}`}
      onClick={onDelete}
      className="text-danger! hover:text-on-danger-soft!"
    >
      <Trash2 className="size-4.5" />
    </Button>
  </span>
)
