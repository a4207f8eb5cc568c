import { Popover as Radix } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { closeOnEscape, stayWhileComposing } from './close-on-escape.ts'

export interface PopoverProps {
  /** The button that opens it: it stands beside it, and gets the focus back. */
  trigger: RefObject<HTMLButtonElement | null>
  onClose: () => void
  label: string
  id: string
  className: string
  sideOffset?: number
  /** Whether it keeps the focus inside, and the page still. */
  isModal?: boolean
  children: ReactNode
}

/**
 * What a button opens, as long as it is mounted. It lies at the end of the page, so that no bar cuts it off, and is no
 * higher than the room it finds: in a low window what scrolls in it gets shorter.
 */
export function Popover(props: PopoverProps) {
  const { trigger, onClose, label, id, className, sideOffset = 8, isModal = false, children } = props
  return (
    <Radix.Root open modal={isModal} onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={trigger as RefObject<HTMLButtonElement>} />
      <Radix.Portal>
        <Radix.Content
          id={id}
          aria-label={label}
          align="start"
          sideOffset={sideOffset}
          collisionPadding={10}
          onEscapeKeyDown={stayWhileComposing}
          onKeyDown={closeOnEscape(onClose)}
          onInteractOutside={(event) =>
            trigger.current?.contains(event.target as Node) && event.preventDefault()
          }
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            trigger.current?.focus()
          }}
          className={`popover-motion z-(--z-popover) flex max-h-(--radix-popover-content-available-height) flex-col overflow-x-hidden overflow-y-auto border border-border bg-surface-raised text-text shadow-lg ${className}`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
