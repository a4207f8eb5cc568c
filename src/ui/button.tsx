import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const looks = {
  /** One per screen: the most useful action. */
  accent: 'button-accent',
  primary: 'button-primary',
  soft: 'button-soft',
  outline: 'button-outline',
  ghost: 'button-ghost',
  /** On a band that is dark in both modes. */
  onDark: 'button-on-dark',
}

const sizes = {
  md: 'button-md',
  lg: 'button-lg',
  icon: 'button-icon',
}

export type ButtonLook = keyof typeof looks
export type ButtonSize = keyof typeof sizes

/** The looks of a button for what is none: a link. */
export function buttonClass(look: ButtonLook, size: ButtonSize = 'md', className?: string): string {
  return classNames('button', looks[look], sizes[size], className)
}

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook; size?: ButtonSize }

export function Button({ look = 'primary', size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonClass(look, size, className)} {...props} />
}
