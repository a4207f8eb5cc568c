import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const looks = {
  /** One per screen: the most useful action. */
  accent: 'border-transparent bg-accent text-on-accent font-bold hover:bg-accent-hover',
  primary: 'border-transparent bg-primary text-on-primary font-semibold hover:bg-primary-hover',
  soft: 'border-transparent bg-primary-soft text-on-primary-soft font-semibold hover:bg-primary hover:text-on-primary',
  outline: 'border-control-border bg-surface text-text font-semibold hover:bg-surface-hover',
  ghost: 'border-transparent text-text font-semibold hover:bg-surface-hover',
  /** On a band that is dark in both modes. */
  onDark: 'border-[oklch(0.75_0.05_212)] text-current font-semibold hover:bg-[oklch(1_0_0/0.1)]',
}

const sizes = {
  md: 'min-h-11 rounded-md px-4.5 text-sm',
  lg: 'min-h-13 rounded-[14px] px-6 text-base',
  icon: 'size-11 rounded-md',
}

export type ButtonLook = keyof typeof looks
export type ButtonSize = keyof typeof sizes

/** The looks of a button for what is none: a link. */
export function buttonClass(look: ButtonLook, size: ButtonSize = 'md', className?: string): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 border-[1.5px] leading-tight whitespace-nowrap no-underline',
    'transition-colors duration-(--dur-fast) active:translate-y-px disabled:cursor-not-allowed disabled:opacity-50',
    looks[look],
    sizes[size],
    className,
  )
}

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook; size?: ButtonSize }

export function Button({ look = 'primary', size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonClass(look, size, className)} {...props} />
}
