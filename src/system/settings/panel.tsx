import { type ReactNode, useId } from 'react'

/** A part of the screen with a heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-lg border border-border bg-surface p-4 sm:p-6">
      <h2 id={id} className="mb-4 text-[1.25rem]!">
        {title}
      </h2>
      {children}
    </section>
  )
}
