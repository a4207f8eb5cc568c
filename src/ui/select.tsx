import { type KeyboardEvent, useId, useState } from 'react'
import type { SelectListProps } from './select-list.tsx'
import type { SelectProps } from './select-props.ts'
import { useLatePart } from './use-late-part.ts'

const loadList = () => import('./select-list.tsx').then(({ SelectList }) => SelectList)

/** A choice of one. Until the visitor reaches for it, it is a mere button: the list's code is fetched then. */
export function Select(props: SelectProps) {
  const { Part, preload, demand } = useLatePart<SelectListProps>(loadList)
  const [open, setOpen] = useState(false)
  const labelId = useId()
  const content = (
    <>
      {props.icon}
      <span id={labelId} className="contents">
        {props.label}
      </span>
      <span className={props.valueClassName}>
        {props.options.find(({ value }) => value === props.value)?.label ?? props.value}
      </span>
      {props.chevron}
    </>
  )
  if (Part) {
    return (
      <Part {...props} open={open} onOpenChange={setOpen} labelId={labelId}>
        {content}
      </Part>
    )
  }
  const show = async () => setOpen(await demand())
  return (
    <button
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-labelledby={labelId}
      className={props.className}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={show}
      onKeyDown={(event) => opensList(event) && show()}
    >
      {content}
    </button>
  )
}

/** As in the list's own trigger; Enter and the space bar arrive as a click. */
function opensList(event: KeyboardEvent): boolean {
  const opens = ['ArrowDown', 'ArrowUp'].includes(event.key)
  if (opens) event.preventDefault()
  return opens
}
