import { Tooltip as Radix } from 'radix-ui'
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'

const openDelayMs = 700
/** Whoever has just read one tooltip need not wait for the next. */
const skipDelayMs = 300

export interface TooltipProps {
  text: string
  /** The keyboard has reached the button. */
  isFocused: boolean
}

/** Until when, on the clock of `performance.now()`, a tooltip opens without delay. */
let noDelayUntil = Number.NEGATIVE_INFINITY

/** Lies over the button that it is in, and shows the text beside it. */
export function Tooltip({ text, isFocused }: TooltipProps) {
  const [isOpen, setOpen] = useState(isFocused)
  const cover = useRef<HTMLSpanElement>(null)
  useEffect(() => setOpen(isFocused), [isFocused])
  useEffect(() => {
    if (!isOpen) return
    noDelayUntil = Number.POSITIVE_INFINITY
    return () => {
      noDelayUntil = performance.now() + skipDelayMs
    }
  }, [isOpen])
  useEffect(() => {
    // The pointer that had this part fetched may rest by now, and Radix waits for it to move.
    if (cover.current?.parentElement?.matches(':hover'))
      cover.current.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
  }, [])
  const openWithoutDelay = ({ pointerType }: ReactPointerEvent) => {
    if (pointerType !== 'touch' && performance.now() < noDelayUntil) setOpen(true)
  }
  return (
    // Each button has a provider of its own, for one around them all would belong to every first visit; so what they share,
    // the skipped delay, is ours.
    <Radix.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      <Radix.Root open={isOpen} onOpenChange={setOpen}>
        <Radix.Trigger asChild>
          <span
            ref={cover}
            aria-hidden="true"
            onPointerEnter={openWithoutDelay}
            className="absolute inset-0"
          />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={10}
            className="popover-motion z-(--z-popover) rounded-sm bg-text px-3 py-1.5 text-xs font-medium text-bg shadow-md"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
