import type { ReactNode } from 'react'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps {
  value: string
  options: readonly SelectOption[]
  onValueChange: (value: string) => void
  /** Names the control; part of the trigger, or hidden in it. */
  label: ReactNode
  /** The trigger's looks. */
  className: string
  /** How the chosen option's text looks. */
  valueClassName?: string
  icon?: ReactNode
  chevron: ReactNode
}
