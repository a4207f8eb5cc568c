import { type ReactNode, useRef } from 'react'
import type { MultiSelectListProps } from './multi-select-list.tsx'
import { useLatePopover } from './use-late-popover.ts'

type MultiSelectProps = Pick<MultiSelectListProps, 'label' | 'options' | 'values' | 'onValuesChange'> & {
  className: string
  /** The trigger's content. */
  children: ReactNode
}

const loadList = () => import('./multi-select-list.tsx').then(({ MultiSelectList }) => MultiSelectList)

/** A choice of several, in a popover whose code is fetched when the visitor reaches for it. */
export function MultiSelect({ className, children, ...list }: MultiSelectProps) {
  const { button, Part, popup } = useLatePopover<MultiSelectListProps>(
    loadList,
    useRef<HTMLButtonElement>(null),
  )
  return (
    <>
      <button {...button} type="button" className={className}>
        {children}
      </button>
      {Part && <Part {...list} {...popup} />}
    </>
  )
}
