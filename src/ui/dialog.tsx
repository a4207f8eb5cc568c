import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { closeOnEscape } from './close-on-escape.ts'
import { ToastPlace } from './toast-place.tsx'
import { useKeyboardRoom } from './use-keyboard-room.ts'

interface DialogProps {
  title: ReactNode
  /** For forms of two columns. */
  isWide?: boolean
  onClose: () => void
  /** Where the focus goes when it closes; by default to what had it before. */
  returnFocus?: ((event: Event) => void) | undefined
  /** Where the focus goes when it opens; by default to its first control. */
  initialFocus?: RefObject<HTMLElement | null>
  id?: string
  children: ReactNode
  /** The buttons at the foot. */
  footer: ReactNode
}

/** Where the focus was before the dialog that is open. */
let lastOpener: Element | null = null

/** How each open dialog closes, by its content. */
const closers = new WeakMap<Element, RefObject<() => void>>()

/** Radix hears Escape for the layer that was on top a moment ago; whoever presses it means the dialog with the focus. */
function closeFocused(event: globalThis.KeyboardEvent, own: () => void) {
  const focused = event.target instanceof Element && event.target.closest('[role=dialog]')
  const close = (focused && closers.get(focused)?.current) || own
  event.preventDefault()
  // Of an input method it takes back what was about to be written.
  if (!event.isComposing) close()
}

/** Over the page as long as it is mounted: keeps the focus inside, closes with Escape. On phones a sheet at the bottom. */
export function Dialog(props: DialogProps) {
  const { title, isWide = false, onClose, returnFocus, initialFocus, id, children, footer } = props
  const opener = useRef<Element>(null)
  const closer = useRef(onClose)
  useEffect(() => {
    closer.current = onClose
  })
  useKeyboardRoom()
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-x-0 top-0 bottom-[var(--keyboard,0px)] z-(--z-dialog) grid overflow-auto bg-scrim sm:place-items-center sm:p-6 max-sm:items-end">
          <Radix.Content
            id={id}
            aria-describedby={undefined}
            ref={(content) => {
              if (content) closers.set(content, closer)
            }}
            onEscapeKeyDown={(event) => closeFocused(event, onClose)}
            onKeyDown={closeOnEscape(onClose)}
            onOpenAutoFocus={(event) => {
              // What takes another dialog's place finds the focus nowhere, and leads back to where that one would have.
              if (document.activeElement !== document.body) lastOpener = document.activeElement
              opener.current = lastOpener
              if (!initialFocus?.current) return
              event.preventDefault()
              initialFocus.current.focus()
            }}
            onCloseAutoFocus={(event) => {
              const isFollowed = document.querySelector('[role=dialog]') !== null
              if (lastOpener === opener.current && !isFollowed) lastOpener = null
              returnFocus?.(event)
              if (event.defaultPrevented) return
              // Radix knows no trigger of a dialog that is just mounted, and would give the focus to nobody.
              event.preventDefault()
              if (opener.current instanceof HTMLElement) opener.current.focus()
              // Opened by its address, or from what is gone: the screen below it has the focus, unless another took it.
              if (document.activeElement === document.body)
                document.getElementById('main')?.focus({ preventScroll: true })
            }}
            className={`popover-motion flex max-h-[calc(94dvh-var(--keyboard,0px))] w-full flex-col overflow-x-hidden overflow-y-auto rounded-t-[22px] border border-border bg-surface-raised text-text shadow-lg sm:max-h-[calc(100dvh-48px-var(--keyboard,0px))] sm:rounded-[24px] max-sm:[&_.button]:max-w-full max-sm:[&_.button]:whitespace-normal ${isWide ? 'sm:max-w-280' : 'sm:max-w-160'}`}
          >
            <div className="flex items-start justify-between gap-3 border-b border-border py-3 pr-2.5 pl-4.5 sm:pt-5 sm:pr-4 sm:pb-4 sm:pl-6">
              <Radix.Title className="self-center text-[1.5rem]! leading-tight [overflow-wrap:anywhere]">
                {title}
              </Radix.Title>
              <Radix.Close asChild>
                <Button look="ghost" size="icon" aria-label="Close">
                  <X className="size-5" />
                </Button>
              </Radix.Close>
            </div>
            {/* Of a height that head and foot of large text would leave next to nothing of, all scrolls. */}
            <div className="grid min-h-[clamp(0px,(30rem-100dvh)*99,50dvh)] gap-4 overflow-auto px-4.5 py-4 [scrollbar-width:thin] sm:px-6 sm:py-5">
              {children}
            </div>
            <ToastPlace className="px-4.5 sm:px-6" />
            <div className="flex flex-wrap justify-end gap-2.5 border-t border-border px-4.5 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] max-sm:*:flex-1 sm:px-6 sm:py-3.5">
              {footer}
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
