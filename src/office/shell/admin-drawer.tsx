import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import { closeOnEscape } from '../../ui/close-on-escape.ts'
import { ToastPlace } from '../../ui/toast-place.tsx'

interface AdminDrawerProps {
  siteName: string
  onClose: () => void
  /** The button that opened it; it gets the focus back. */
  trigger: RefObject<HTMLButtonElement | null>
  children: ReactNode
}

/** The navigation of a phone, over the page as long as it is mounted. */
export const AdminDrawer = ({ siteName, onClose, trigger, children }: AdminDrawerProps) => (
  <Radix.Root open onOpenChange={(open) => !open && onClose()}>
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-(--z-dialog) bg-scrim" />
      <Radix.Content
        aria-describedby={undefined}
        onKeyDown={closeOnEscape(onClose)}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          trigger.current?.focus()
        }}
        className="fixed inset-y-0 left-0 z-(--z-dialog) w-[min(300px,84vw)] overflow-y-auto bg-surface px-3 pt-2 pb-5 text-text outline-none"
      >
        <div className="mb-1 flex items-center justify-between gap-2 pl-2">
          <Radix.Title className="flex items-center gap-[11px] text-[1.125rem]! leading-none">
            <img src="/logo.svg" alt="" width={32} height={32} />
            {siteName}
          </Radix.Title>
          <Radix.Close asChild>
            <Button look="ghost" size="icon" aria-label="Close menu">
              <X className="size-5" />
            </Button>
          </Radix.Close>
        </div>
        <ToastPlace />
        <nav aria-label="Admin menu">{children}</nav>
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
