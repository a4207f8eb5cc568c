import type { ReactNode } from 'react'

interface PackRowProps {
  icon: ReactNode
  isGood?: boolean
  title: string
  detail: string
  actions: ReactNode
  children?: ReactNode
}

/** A line of the list of what is kept. */
export const PackRow = ({ icon, isGood = false, title, detail, actions, children }: PackRowProps) => (
  <li className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-3.5 rounded-xl border border-border bg-surface p-3.5 sm:grid-cols-[48px_minmax(0,1fr)_auto] sm:px-4.5 sm:py-4">
    <span
      className={`grid size-11 place-items-center rounded-md sm:size-12 ${isGood ? 'bg-success-soft text-on-success-soft' : 'bg-bg-tint text-link'}`}
    >
      {icon}
    </span>
    <div className="min-w-0">
      <h2 className="text-[1.125rem]! leading-snug [overflow-wrap:anywhere]">{title}</h2>
      <p className="text-sm text-text-muted tabular-nums">{detail}</p>
    </div>
    {children}
    <div className="col-span-full flex flex-wrap gap-1.5 *:flex-1 sm:col-auto sm:row-start-1 sm:col-start-3">
      {actions}
    </div>
  </li>
)
