import type { ReactNode } from 'react'

type ToggleProps = { pressed: boolean; onPressedChange: (pressed: boolean) => void; children: ReactNode }

/** A pill that is on or off. */
export function Toggle({ pressed, onPressedChange, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className="group inline-flex min-h-11 flex-none items-center gap-2 rounded-full border-[1.5px] border-control-border bg-surface pr-3.5 pl-3 text-sm font-semibold whitespace-nowrap hover:bg-surface-hover aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary [&>svg]:size-4.5"
    >
      {children}
    </button>
  )
}
