import { type ReactNode, useId } from 'react'

type SectionProps = { title: string; children: ReactNode }

export function FillSection({ title, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-[24px] border border-border bg-surface p-6 sm:p-8"
    >
      <h2 id={id} className="text-[1.625rem]! leading-tight text-balance">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** A name and what belongs to it, in two columns where there is room. */
export const FillFigure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="border-t border-border py-2.5 first:border-t-0 sm:grid sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-4">
    <dt className="text-text-muted">{name}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </div>
)
