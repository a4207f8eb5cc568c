import { Check, ChevronDown, ChevronUp } from 'lucide-react'
import { Select } from 'radix-ui'
import { type PointerEvent, type ReactNode, useRef } from 'react'
import type { SelectProps } from './select-props.ts'

export type SelectListProps = Pick<SelectProps, 'value' | 'options' | 'onValueChange' | 'className'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
  labelId: string
  children: ReactNode
}

/** A hand is no steadier. */
const stillPx = 10

const scrollButton = 'grid h-6 place-items-center text-text-muted'

/** Radix's select: type-ahead forgets after 1,000 ms, the scroll buttons repeat every 50 ms, 10 px from the edges. */
export function SelectList({
  labelId,
  className,
  children,
  options,
  onValueChange,
  ...root
}: SelectListProps) {
  // A button that comes moves the options, and takes the list back to the chosen one: from under the finger.
  const scrollsByFinger = matchMedia('(pointer: coarse)').matches
  const pressedAt = useRef({ x: 0, y: 0 })
  // The list goes along when the page moves, as when its fonts come: what was pressed is chosen all the same.
  const hold = ({ pointerType, pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
    pressedAt.current = { x: clientX, y: clientY }
    if (pointerType === 'mouse') currentTarget.setPointerCapture(pointerId)
  }
  const letGo = ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
    const { x, y } = pressedAt.current
    if (Math.hypot(clientX - x, clientY - y) > stillPx && currentTarget.hasPointerCapture(pointerId))
      currentTarget.releasePointerCapture(pointerId)
  }
  return (
    <Select.Root
      {...root}
      onValueChange={(value) => {
        dropSecondClick()
        onValueChange(value)
      }}
    >
      <Select.Trigger aria-labelledby={labelId} className={className}>
        {children}
      </Select.Trigger>
      <Select.Portal>
        <Select.Content
          position="popper"
          sideOffset={8}
          collisionPadding={10}
          className="popover-motion z-(--z-popover) max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden rounded-lg border border-border bg-surface-raised p-2 text-text shadow-lg"
        >
          {!scrollsByFinger && (
            <Select.ScrollUpButton data-scroll="up" className={scrollButton}>
              <ChevronUp className="size-4.5" />
            </Select.ScrollUpButton>
          )}
          <Select.Viewport>
            {options.map(({ value, label }) => (
              <Select.Item
                key={value}
                value={value}
                onPointerDown={hold}
                onPointerMove={letGo}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-[10px] px-3 py-1 text-sm font-medium outline-none data-highlighted:bg-primary-soft data-highlighted:text-on-primary-soft"
              >
                <Select.ItemText>{label}</Select.ItemText>
                <Select.ItemIndicator className="ml-auto">
                  <Check className="size-4.5 text-link" />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Viewport>
          {!scrollsByFinger && (
            <Select.ScrollDownButton data-scroll="down" className={scrollButton}>
              <ChevronDown className="size-4.5" />
            </Select.ScrollDownButton>
          )}
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  )
}

/** Of a double click the second falls on what the list lay over: a card would open. */
const dropSecondClick = () =>
  addEventListener('pointerdown', () => addEventListener('click', dropIfSecond, once), { once: true })

const once = { capture: true, once: true }

function dropIfSecond(event: MouseEvent) {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}
