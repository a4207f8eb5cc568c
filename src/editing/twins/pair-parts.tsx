import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { partLink } from '../../office/shell/part-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { Pair } from './twins.schema.ts'

type Place = Pair['low']

/** A place by its name, which opens it beside this screen. */
export const PlaceLink = ({ place: { id, name, town, isActive } }: { place: Place }) => (
  <span className="inline-flex flex-wrap items-center gap-x-2 [overflow-wrap:anywhere]">
    <a
      href={`/admin/places?open=place-${id}`}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-6 items-center font-semibold text-text underline"
    >
      {name}
    </a>
    {town && <span className="text-text-muted">{town}</span>}
    {!isActive && <Badge className="bg-surface-sunken text-text">Not active</Badge>}
  </span>
)

/** Two places of a list, what there is to say of them, and what to do. */
export const PairRow = ({ pair, said, children }: { pair: Pair; said: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-3 border-b border-border p-4 text-sm last:border-b-0">
    <div className="grid min-w-0 gap-1">
      <PlaceLink place={pair.low} />
      <PlaceLink place={pair.high} />
      <span className="text-text-muted">{said}</span>
    </div>
    <div className="flex flex-wrap gap-2">{children}</div>
  </li>
)

interface MoreProps {
  list: string
  after: string
  next: string | null
  /** The `after` of the part that is shown, while another is on its way. */
  shown: string
}

/** The way to the next part of a list, and back to its begin. */
export function More({ list, after, next, shown }: MoreProps) {
  const search = list ? { list } : {}
  if (!after && !next && !shown) return null
  const onTo = next ?? after
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap gap-2">
      <Link to="/admin/twins" search={search} {...partLink(after !== '')}>
        First
      </Link>
      <Link
        to="/admin/twins"
        search={{ ...search, ...(onTo && { after: onTo }) }}
        {...partLink(next !== null)}
      >
        Next
      </Link>
    </nav>
  )
}

export const Empty = ({ children }: { children: ReactNode }) => (
  <p role="status" className="p-6 text-text-muted">
    {children}
  </p>
)

export const Box = ({ children }: { children: ReactNode }) => (
  <div className="overflow-clip rounded-lg border border-border bg-surface">{children}</div>
)
