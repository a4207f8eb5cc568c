import type { ReactNode } from 'react'

/** Names with what is known of each. */
export const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="grid gap-2 text-sm">
    {facts.map(([name, value]) => (
      <div key={name} className="flex flex-wrap justify-between gap-x-4">
        <dt className="text-text-muted">{name}</dt>
        <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
      </div>
    ))}
  </dl>
)
