import { ArrowLeft, List } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { closeOnEscape } from '../../ui/close-on-escape.ts'

interface FullScreenMapProps {
  onClose: () => void
  /** What opened it, and gets the focus back. */
  opener: RefObject<HTMLElement | null>
  /** What narrows the places down, in a row beside the way back. */
  filters: ReactNode
  children: ReactNode
}

/** A map over the whole window, as long as it is mounted: Escape closes it, and the focus goes back to what opened it. */
export const FullScreenMap = ({ onClose, opener, filters, children }: FullScreenMapProps) => (
  <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
    <Dialog.Portal>
      <Dialog.Content
        aria-describedby={undefined}
        onKeyDown={closeOnEscape(onClose)}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          opener.current?.focus()
        }}
        // Below the popovers, which the filters open over it.
        className="fixed inset-0 z-[calc(var(--z-popover)-1)] bg-(--map-land) text-text outline-none"
      >
        <Dialog.Title className="sr-only">Map</Dialog.Title>
        <div className="absolute inset-x-0 top-0 z-1 flex items-center gap-2.5 pl-3">
          <Dialog.Close asChild>
            <button
              type="button"
              aria-label="Close map"
              className="grid size-12 flex-none place-items-center rounded-full bg-surface-raised shadow-md"
            >
              <ArrowLeft className="size-5" />
            </button>
          </Dialog.Close>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no flexible box in every browser */}
          <div
            role="group"
            aria-label="Filters"
            className="no-scrollbar flex min-w-0 gap-2 overflow-x-auto py-3 pr-3 pl-1 *:flex-none *:shadow-md"
          >
            {filters}
          </div>
        </div>
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
)

/** The other way back, from the map's foot; `count` says how many places are on it: '48 places'. */
export const BackToList = ({ count }: { count: string }) => (
  <Dialog.Close asChild>
    <button
      type="button"
      data-map-control
      className="flex min-h-12 items-center gap-2 rounded-full bg-text px-5 text-sm font-semibold whitespace-nowrap text-bg shadow-lg"
    >
      <List className="size-5" />
      List of {count}
    </button>
  </Dialog.Close>
)
