import { type ReactNode, useState } from 'react'
import { Dialog } from './dialog.tsx'
import { Popover, type PopoverProps } from './popover.tsx'

interface SheetProps extends Pick<PopoverProps, 'id' | 'trigger' | 'onClose' | 'children'> {
  title: string
  /** Stays above what scrolls. */
  head: ReactNode
  /** The buttons at the foot. */
  foot: ReactNode
  /** How wide the popover is. */
  className: string
}

/** What a button opens: a sheet at the bottom of phones, else a popover beside the button. It keeps the focus inside. */
export function Sheet({ id, trigger, onClose, title, head, foot, className, children }: SheetProps) {
  const [isPhone] = useState(() => matchMedia('(max-width: 47.99rem)').matches)
  if (isPhone) {
    const returnFocus = (event: Event) => {
      event.preventDefault()
      trigger.current?.focus()
    }
    return (
      <Dialog id={id} title={title} onClose={onClose} returnFocus={returnFocus} footer={foot}>
        {head}
        {children}
      </Dialog>
    )
  }
  return (
    <Popover {...{ trigger, id, onClose }} isModal label={title} className={`rounded-[20px] ${className}`}>
      <div className="border-b border-border px-5 pt-4 pb-1.5">
        <h2 className="text-[1.375rem]! leading-tight">{title}</h2>
        {head}
      </div>
      <div className="grid min-h-0 overflow-auto p-5 [scrollbar-width:thin]">{children}</div>
      <div className="flex justify-between gap-2.5 border-t border-border px-5 py-3">{foot}</div>
    </Popover>
  )
}
