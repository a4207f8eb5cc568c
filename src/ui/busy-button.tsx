import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

/** How one looks that does nothing and yet keeps the focus. */
export const offClass = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-50'

/** At work it keeps the focus, and does nothing: a disabled one would lose it, and whoever pressed it their place. */
export const BusyButton = ({
  isBusy,
  onClick,
  className,
  ...props
}: ComponentProps<typeof Button> & { isBusy: boolean }) => (
  <Button
    {...props}
    aria-disabled={isBusy}
    onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    className={classNames(offClass, className)}
  />
)
