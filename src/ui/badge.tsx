import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** An icon and a word: colour never carries the meaning alone. The colours come with `className`. */
export function Badge({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6.5 items-center gap-[5px] rounded-full py-0.5 pr-2.5 pl-2 text-xs font-semibold whitespace-nowrap [&>svg]:size-3.5',
        className,
      )}
    >
      {children}
    </span>
  )
}
