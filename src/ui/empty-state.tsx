import type { ReactNode } from 'react'

interface EmptyStateProps {
  art: ReactNode
  heading: string
  /** 1 where nothing else names the page. */
  level: 1 | 2
  children: ReactNode
  /** The ways out. */
  actions: ReactNode
}

export function EmptyState({ art, heading, level, children, actions }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="mx-auto grid grid-cols-[minmax(0,1fr)] max-w-[560px] justify-items-center gap-3.5 px-4 pt-6 pb-10 text-center [overflow-wrap:anywhere]">
      {art}
      <Heading className="text-h2!">{heading}</Heading>
      <p className="text-text-muted">{children}</p>
      <div className="mt-1.5 flex flex-wrap justify-center gap-2.5 *:whitespace-normal!">{actions}</div>
    </div>
  )
}
