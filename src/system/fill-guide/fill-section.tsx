import type { ReactNode } from 'react'

type SectionProps = { title: string; children: ReactNode }

const id = 'filling'

export const FillSection = ({ title, children }: SectionProps) => (
  <section
    aria-labelledby={id}
    className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-[24px] border border-border bg-surface p-6 sm:p-8"
  >
    <h2 id={id} tabIndex={-1} className="text-[1.625rem]! leading-tight text-balance">
      {title}
    </h2>
    {children}
  </section>
)

/** Where the button that was pressed is no longer there, its section says how it is now. */
export const focusOnFilling = () =>
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(id)?.focus()
  })

/** A name and what belongs to it, in two columns where there is room. */
export const FillFigure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="border-t border-border py-2.5 first:border-t-0 sm:grid sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-4">
    <dt className="text-text-muted">{name}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </div>
)
