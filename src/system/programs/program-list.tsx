import type { ReactNode } from 'react'

interface ProgramListProps<Item> {
  name: string
  /** What is said where there is none. */
  empty: string
  items: readonly Item[]
  row: (item: Item) => ReactNode
}

export const ProgramList = <Item extends { id: number | string }>({
  name,
  empty,
  items,
  row,
}: ProgramListProps<Item>) =>
  items.length === 0 ? (
    <p className="rounded-lg border border-border bg-surface p-4 text-sm text-text-muted">{empty}</p>
  ) : (
    <ul aria-label={name} className="overflow-clip rounded-lg border border-border bg-surface">
      {items.map((item) => (
        <li
          key={item.id}
          className="flex flex-wrap items-center justify-between gap-3 border-t border-border p-3.5 first:border-t-0"
        >
          {row(item)}
        </li>
      ))}
    </ul>
  )
