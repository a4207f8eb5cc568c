import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import type { PlaceColumn } from '../places/place-columns.ts'
import { cellOptions } from './cell-edit.ts'

interface CellEditorProps {
  column: PlaceColumn
  /** Which cell this is, as it is read out. */
  label: string
  text: string
  onType: (text: string) => void
  /** Saved, and on to the next cell below, after or before it; nowhere when the focus has gone by itself. */
  onSave: (to?: 'below' | 'after' | 'before') => void
  onLeave: () => void
}

/** Where a cell is written: a choice as a choice, all else as text. */
export function CellEditor({ column, label, text, onType, onSave, onLeave }: CellEditorProps) {
  const field = useRef<HTMLTextAreaElement & HTMLSelectElement>(null)
  const isOver = useRef(false)
  useEffect(() => {
    field.current?.focus()
    const { length = 0 } = field.current?.value ?? {}
    field.current?.setSelectionRange?.(length, length)
  }, [])
  const options = cellOptions(column)
  const end = (act: () => void) => {
    isOver.current = true
    act()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') end(onLeave)
    else if (event.key === 'Enter' && !event.altKey) end(() => onSave('below'))
    else if (event.key === 'Tab') end(() => onSave(event.shiftKey ? 'before' : 'after'))
    else return
    event.preventDefault()
  }
  const control = {
    ref: field,
    'aria-label': label,
    onKeyDown,
    // The focus may go because the editor does.
    onBlur: (_: FocusEvent) => !isOver.current && onSave(),
    className:
      'absolute -inset-px z-2 min-h-[calc(100%+2px)] min-w-[calc(100%+2px)] border-2 border-primary bg-surface-raised px-2 py-1.5 text-sm text-text',
  }
  if (options.length === 0)
    return (
      <textarea
        {...control}
        rows={1}
        value={text}
        onChange={({ target }) => onType(target.value)}
        className={`${control.className} field-sizing-content max-h-60 w-max max-w-96 resize-none`}
      />
    )
  return (
    <select
      {...control}
      value={options.find((option) => option.toLowerCase() === text.toLowerCase()) ?? options[0]}
      onChange={({ target }) => onType(target.value)}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {option || 'Not known'}
        </option>
      ))}
    </select>
  )
}
