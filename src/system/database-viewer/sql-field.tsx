import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { inputClass } from '../../ui/field.tsx'
import { wrappedIndex } from '../../ui/wrapped-index.ts'
import { type Completion, completionAt } from './completion.ts'
import type { ShownTable } from './database.schema.ts'
import { SuggestionList } from './suggestion-list.tsx'

interface SqlFieldProps {
  tables: readonly ShownTable[]
  query: string
  onQueryChange: (query: string) => void
  field: RefObject<HTMLTextAreaElement | null>
  hasFailed: boolean
  onExecute: () => void
}

/** -1: none is chosen yet, so that the enter key still begins a line. */
type Asked = { caret: number; active: number }
type Open = Completion & Asked

/** A plain textarea that offers names while they are written; the down arrow or Ctrl+Space leads into the list. */
export function SqlField({ tables, query, onQueryChange, field, hasFailed, onExecute }: SqlFieldProps) {
  const id = useId()
  const [asked, setAsked] = useState<Asked>()
  // What is offered is reckoned as it is shown: who writes at once may do so before the tables have come.
  const completion = asked && completionAt(query, asked.caret, tables)
  const open = completion && completion.suggestions.length > 0 ? { ...completion, ...asked } : undefined
  const close = () => setAsked(undefined)
  const offer = (text: string, active: number) =>
    setAsked({ caret: field.current?.selectionStart ?? text.length, active })
  const write = (text: string) => {
    onQueryChange(text)
    if (/[\w.]$/.test(text.slice(0, field.current?.selectionStart))) offer(text, -1)
    else close()
  }
  const take = (name: string) => {
    const area = field.current
    if (!area || !open) return
    area.setRangeText(name, open.start, area.selectionStart, 'end')
    area.focus()
    onQueryChange(area.value)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // With an input method they choose what is written, Enter ends a word and Escape takes it back.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      close()
      onExecute()
    } else if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault()
      offer(query, 0)
    } else if (open && answersKey(event, open)) event.preventDefault()
  }
  const answersKey = ({ key }: KeyboardEvent, { suggestions, caret, active }: Open): boolean => {
    const name = suggestions[active]
    const move = (by: 1 | -1) => setAsked({ caret, active: wrappedIndex(active, by, suggestions.length) })
    if (key === 'Escape') close()
    else if (key === 'ArrowDown') move(1)
    else if (key === 'ArrowUp' && name) move(-1)
    else if (key === 'Enter' && name) take(name)
    else return false
    return true
  }
  return (
    <div className="relative grid gap-1.5">
      <label htmlFor={id} className="text-xs font-semibold">
        SQL Query
      </label>
      <textarea
        id={id}
        ref={field}
        value={query}
        rows={8}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        // A text of several lines cannot be a combobox: it says of its list all that a textbox may.
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={open && `${id}-list`}
        aria-activedescendant={open && open.active >= 0 ? `${id}-${open.active}` : undefined}
        aria-invalid={hasFailed}
        aria-describedby={hasFailed ? 'query-failure' : undefined}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
        className={classNames(inputClass, 'resize-y bg-surface-sunken! font-mono leading-[1.6]')}
      />
      {open && <SuggestionList id={id} names={open.suggestions} active={open.active} onTake={take} />}
      <p role="status" className="sr-only">
        {open &&
          `${open.suggestions.length} ${open.suggestions.length === 1 ? 'name' : 'names'}; down arrow to choose`}
      </p>
    </div>
  )
}
