import { Bold, Heading, Italic, Link, List, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { bold, heading, italic, link, list, type MarkdownEdit } from './markdown-edit.ts'

type Command = {
  name: string
  Icon: LucideIcon
  edit: (selected: { text: string; start: number; end: number }) => MarkdownEdit
  /** Pressed with Ctrl or ⌘. */
  key?: string
}

const commands: readonly Command[] = [
  { name: 'Heading', Icon: Heading, edit: heading },
  { name: 'Bold', Icon: Bold, edit: bold, key: 'b' },
  { name: 'Italic', Icon: Italic, edit: italic, key: 'i' },
  { name: 'Link', Icon: Link, edit: link, key: 'k' },
  { name: 'List', Icon: List, edit: list },
]

interface FormattingBarProps {
  area: RefObject<HTMLTextAreaElement | null>
  isFormatted: boolean
  onFormat: (isFormatted: boolean) => void
}

/** What formats a text; a text that was plain is formatted from then on. */
export const FormattingBar = ({ area, isFormatted, onFormat }: FormattingBarProps) => {
  const id = useId()
  return (
    <fieldset aria-label="Formatting" className="flex flex-wrap items-center gap-1">
      {commands.map(({ name, Icon, edit, key }) => (
        <Button
          key={name}
          look="ghost"
          size="icon"
          aria-label={name}
          title={key ? `${name} (Ctrl+${key.toUpperCase()})` : name}
          aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
          onClick={() => {
            if (area.current) write(area.current, edit)
            onFormat(true)
          }}
        >
          <Icon className="size-4.5" />
        </Button>
      ))}
      <label htmlFor={id} className="ml-auto flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
        <Checkbox id={id} checked={isFormatted} onChange={(event) => onFormat(event.target.checked)} />
        Formatted
      </label>
    </fieldset>
  )
}

/** Formats by key; whether the key means a format. */
export function formatByKey(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false
  const command = commands.find(({ key }) => key === event.key.toLowerCase())
  if (!command) return false
  event.preventDefault()
  write(event.currentTarget, command.edit)
  return true
}

/** As if it were typed, so that the browser's own undoing knows it. */
function write(area: HTMLTextAreaElement, edit: Command['edit']) {
  const { value: text, selectionStart: start, selectionEnd: end } = area
  const { from, to, insert, select } = edit({ text, start, end })
  area.focus()
  area.setSelectionRange(from, to)
  const isTyped =
    insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert)
  if (!isTyped) {
    area.setRangeText(insert)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(...select)
}
