import type { ComponentProps } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** Of what it stands for, some are ticked and some are not. */
  isMixed?: boolean
}

/** Ticked or not. Name it with a label around it or with `aria-label`. */
export const Checkbox = ({ isMixed = false, ...props }: CheckboxProps) => (
  <input
    {...props}
    ref={(box) => {
      if (box) box.indeterminate = isMixed
    }}
    type="checkbox"
    className="relative inline-grid size-5.5 flex-none cursor-pointer appearance-none place-items-center rounded-[7px] border-2 border-control-border bg-surface before:size-[13px] after:absolute after:-inset-3.25 checked:border-primary checked:bg-primary checked:before:bg-on-primary checked:before:[clip-path:polygon(14%_44%,0_62%,44%_98%,100%_20%,82%_4%,40%_66%)] indeterminate:border-primary indeterminate:bg-primary indeterminate:before:h-[3px] indeterminate:before:bg-on-primary disabled:cursor-not-allowed disabled:opacity-55"
  />
)
