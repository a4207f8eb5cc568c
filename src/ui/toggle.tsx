import type { ReactNode } from 'react'

type ToggleProps = { pressed: boolean; onPressedChange: (pressed: boolean) => void; children: ReactNode }

/** A pill that is on or off. */
export function Toggle({ pressed, onPressedChange, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className="group toggle-pill"
    >
      {children}
    </button>
  )
}
