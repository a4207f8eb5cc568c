import { type ReactNode, useId } from 'react'

interface PanelProps {
  title: string
  link?: ReactNode
  children: ReactNode
}

/** A part of a screen under a heading of its own. */
export function Panel({ title, link, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3.5 rounded-[20px] border border-border bg-surface p-5">
      <div className="flex items-baseline justify-between gap-3 [&>a]:-my-3 [&>a]:py-3">
        <h2 id={id} className="text-[1.25rem]!">
          {title}
        </h2>
        {link}
      </div>
      {children}
    </section>
  )
}
