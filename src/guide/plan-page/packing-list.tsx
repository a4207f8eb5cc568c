import type { PlannedDay } from '../plan/plan.ts'
import { packingHints } from './packing.ts'
import type { PlanPlaces } from './use-plan-places.tsx'

interface PackingListProps extends Pick<PlanPlaces, 'places'> {
  /** Without those that are over. */
  days: readonly PlannedDay[]
}

/** What the facts of the places ask for; nothing where none does. */
export function PackingList({ days, places }: PackingListProps) {
  const stops = days.flatMap((day) => day.stops)
  const hints = packingHints([...new Set(stops.flatMap(({ slug }) => places?.get(slug) ?? []))])
  if (hints.length === 0) return null
  return (
    <section className="rounded-xl border border-border bg-surface p-4.5">
      <h2 className="mb-3 text-[1.375rem]! leading-tight">Pack for these days</h2>
      <ul className="grid gap-2.5">
        {hints.map(({ what, names }) => (
          <li key={what} className="text-sm">
            <b className="font-semibold">{what}</b>
            <br />
            <span className="text-text-muted [overflow-wrap:anywhere]">{names.join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
