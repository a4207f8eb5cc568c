import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { inputClass } from './field.tsx'

/** A choice of one in a form, from the browser's own list. */
export const NativeSelect = (props: Omit<ComponentProps<'select'>, 'className'>) => (
  <span className="relative grid">
    <select {...props} className={`${inputClass} appearance-none pr-10! disabled:opacity-55`} />
    <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-text-muted" />
  </span>
)
