import { Check, ChevronDown, ChevronUp } from 'lucide-react'
import { Select } from 'radix-ui'
import type { ReactNode } from 'react'
import type { SelectProps } from './select.tsx'

export type SelectListProps = Pick<SelectProps, 'value' | 'options' | 'onValueChange' | 'className'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
  labelId: string
  children: ReactNode
}

const scrollButton = 'grid h-6 place-items-center text-text-muted'

/** Radix's select: type-ahead forgets after 1,000 ms, the scroll buttons repeat every 50 ms, 10 px from the edges. */
export function SelectList({ labelId, className, children, options, ...root }: SelectListProps) {
  // A button that comes moves the options, and takes the list back to the chosen one: from under the finger.
  const scrollsByFinger = matchMedia('(pointer: coarse)').matches
  return (
    <Select.Root {...root}>
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
