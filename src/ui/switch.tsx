import type { ComponentProps } from 'react'

/** On or off, at once: a checkbox to the keyboard, a switch to screen readers. Name it with `aria-label`. */
export const Switch = (props: Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'>) => (
  <input
    {...props}
    type="checkbox"
    // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
    role="switch"
    className="relative block h-7 w-11.5 flex-none cursor-pointer appearance-none rounded-full border-2 border-control-border bg-surface-sunken transition-colors duration-(--dur) before:absolute before:-inset-x-1 before:-inset-y-2.5 after:absolute after:top-[3px] after:left-[3px] after:size-4.5 after:rounded-full after:bg-control-border after:transition-[translate,background-color] after:duration-(--dur) after:ease-spring checked:border-primary checked:bg-primary checked:after:translate-x-4.5 checked:after:bg-on-primary focus-visible:rounded-full disabled:cursor-not-allowed disabled:opacity-55"
  />
)
