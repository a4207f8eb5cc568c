import { type ReactNode, useId, useRef, useState } from 'react'
import type { MultiSelectListProps } from './multi-select-list.tsx'
import { useLatePart } from './use-late-part.ts'

type MultiSelectProps = Pick<MultiSelectListProps, 'label' | 'options' | 'values' | 'onValuesChange'> & {
  className: string
  /** The trigger's content. */
  children: ReactNode
}

const loadList = () => import('./multi-select-list.tsx').then(({ MultiSelectList }) => MultiSelectList)

/** A choice of several, in a popover whose code is fetched when the visitor reaches for it. */
export function MultiSelect({ className, children, ...list }: MultiSelectProps) {
  const { Part, preload, demand } = useLatePart<MultiSelectListProps>(loadList)
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={className}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={async () => setOpen(!open && (await demand()))}
      >
        {children}
      </button>
      {open && Part && <Part {...list} trigger={trigger} id={id} onClose={() => setOpen(false)} />}
    </>
  )
}
