import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** An icon and a word: colour never carries the meaning alone. The colours come with `className`. */
export function Badge({ className, children }: { className: string; children: ReactNode }) {
  return <span className={classNames('badge', className)}>{children}</span>
}
