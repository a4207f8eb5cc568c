import { type ReactNode, useId } from 'react'

/** One subject of the screen of one's own account. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-border bg-surface p-5"
    >
      <h2 id={id} className="text-[1.25rem]! [overflow-wrap:anywhere]">
        {title}
      </h2>
      {children}
    </section>
  )
}
