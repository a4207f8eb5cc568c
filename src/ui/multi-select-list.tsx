import type { ReactNode } from 'react'
import { Popover, type PopoverProps } from './popover.tsx'

export interface MultiSelectOption {
  value: string
  label: string
  icon?: ReactNode
}

export type MultiSelectListProps = Pick<PopoverProps, 'trigger' | 'onClose' | 'label' | 'id'> & {
  options: readonly MultiSelectOption[]
  values: readonly string[]
  onValuesChange: (values: string[]) => void
}

/** Checkboxes in a popover; each tick counts at once. */
export function MultiSelectList({ options, values, onValuesChange, ...popover }: MultiSelectListProps) {
  const toggle = (value: string, checked: boolean) =>
    // In the options' order, whatever the order of the clicks: the same choice has one address.
    onValuesChange(
      options
        .map((option) => option.value)
        .filter((other) => (other === value ? checked : values.includes(other))),
    )
  return (
    <Popover {...popover} className="w-[300px] rounded-lg p-2">
      <fieldset className="max-h-[min(440px,60dvh)] overflow-auto">
        <legend className="sr-only">{popover.label}</legend>
        {options.map(({ value, label, icon }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[10px] px-2.5 text-sm font-medium hover:bg-surface-hover"
          >
            <input
              type="checkbox"
              checked={values.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
              className="inline-grid size-5.5 flex-none cursor-pointer appearance-none place-items-center rounded-[7px] border-2 border-control-border bg-surface checked:border-primary checked:bg-primary checked:before:size-[13px] checked:before:bg-on-primary checked:before:[clip-path:polygon(14%_44%,0_62%,44%_98%,100%_20%,82%_4%,40%_66%)]"
            />
            {icon}
            {label}
          </label>
        ))}
      </fieldset>
    </Popover>
  )
}
